import { describe, expect, it } from 'vitest'
import { chosenOfMine, differentFields, preselected } from '../../layout/conflicts/three-way.ts'
import { roleEditsOf, roleValuesOf, withRoleEdits } from './role-values.ts'

const base = { names: { en: 'Desk', zh_cn: '前台' }, menuIds: ['home', 'orders', 'forms'] }

describe('two versions of a role', () => {
  it('keep the menus that either granted or revoked', () => {
    const mine = { names: { ...base.names, en: 'Front desk' }, menuIds: ['home', 'orders', 'buyers'] }
    const theirs = { names: base.names, menuIds: ['home', 'forms', 'stock'] }
    const fields = differentFields(roleValuesOf(base), roleValuesOf(mine), roleValuesOf(theirs))
    const edits = roleEditsOf(chosenOfMine(fields, preselected(fields)))
    expect(edits).toEqual({ names: { en: 'Front desk' }, granted: ['buyers'], revoked: ['forms'] })
    expect(withRoleEdits(theirs, edits)).toEqual({ names: mine.names, menuIds: ['home', 'stock', 'buyers'] })
  })
})
