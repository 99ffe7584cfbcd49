import { fold } from '@pinline/chassis/domain/decider'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { type StaffId, staffId } from '@pinline/events/ids'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grantedKeys } from './granted-keys.ts'
import { administrators } from './last-administrator.ts'
import { at } from './permissions.fixtures.ts'
import { evolve, type Permissions, permissionKeys, revisionOf } from './permissions.ts'
import { type PermissionsCommand, permissionsDecider } from './permissions-decider.ts'
import { ada, ben, cleo, credentialOf, idsOf, office, officeMenus, profileOf } from './permissions-editing.fixtures.ts'

const dan = staffId.parse('s-dan1')
const people = fc.constantFrom<StaffId>(ada, ben, cleo, dan)
const roleIds = fc.constantFrom('chief', 'keeper', 'clerk', 'fresh')
const someMenus = fc.subarray(idsOf(officeMenus))
const menuIds = fc.constantFrom(...idsOf(officeMenus), 'extra')
const keys = fc.constantFrom('orders.ship', 'users.state', 'roles.update', 'extra.do', null)
const parents = fc.constantFrom(null, 'system', 'users', 'orders', 'orders.ship', 'extra')

/** A command whose editor has seen the current revision of its record. */
type WithoutRevision = (state: Permissions) => PermissionsCommand

const commands: fc.Arbitrary<WithoutRevision> = fc.oneof(
  fc
    .record({ by: people, roleId: roleIds, menuIds: someMenus })
    .map(({ by, roleId, menuIds: held }): WithoutRevision => {
      const name = { en: roleId }
      return (state) =>
        state.roles.has(roleId)
          ? { type: 'update-role', by, roleId, menuIds: held, revision: revisionOf(state, 'role', roleId) }
          : { type: 'create-role', by, roleId, menuIds: held, name }
    }),
  fc.record({ by: people, roleId: roleIds }).map(
    ({ by, roleId }): WithoutRevision =>
      (state) => ({ type: 'remove-role', by, roleId, now: at, revision: revisionOf(state, 'role', roleId) }),
  ),
  fc.record({ by: people, parentId: parents, authority: keys, menuType: fc.constantFrom('M', 'C', 'B') }).map(
    ({ by, ...menu }): WithoutRevision =>
      () => ({
        type: 'create-menu',
        by,
        menuId: 'extra',
        path: '/extra',
        title: { en: 'Extra' },
        icon: '',
        isShow: true,
        ...menu,
      }),
  ),
  fc
    .record({
      by: people,
      menuId: menuIds,
      changes: fc.record(
        { parentId: parents, authority: keys, orderNum: fc.integer({ min: 1, max: 6 }), path: fc.constant('/orders') },
        { requiredKeys: [] },
      ),
    })
    .map(
      (command): WithoutRevision =>
        (state) => ({ type: 'update-menu', ...command, revision: revisionOf(state, 'menu', command.menuId) }),
    ),
  fc.record({ by: people, menuId: menuIds, disabled: fc.boolean() }).map(
    (command): WithoutRevision =>
      (state) => ({ type: 'set-menu-state', ...command, revision: revisionOf(state, 'menu', command.menuId) }),
  ),
  fc.record({ by: people, menuId: menuIds }).map(
    (command): WithoutRevision =>
      (state) => ({ type: 'remove-menu', ...command, now: at, revision: revisionOf(state, 'menu', command.menuId) }),
  ),
  fc.record({ by: people, id: people, roleId: roleIds }).map(
    ({ by, id, roleId }): WithoutRevision =>
      (state) =>
        state.staff.has(id)
          ? { type: 'update-staff', by, staffId: id, roleId, now: at, revision: revisionOf(state, 'staff', id) }
          : {
              type: 'create-staff',
              by,
              staffId: id,
              roleId,
              mustChange: true,
              profileRef: profileOf(id, 1),
              credentialRef: credentialOf(id, 1),
              admittedAt: at,
            },
  ),
  fc.record({ by: people, staffId: people, disabled: fc.boolean() }).map(
    (command): WithoutRevision =>
      (state) => ({
        type: 'set-staff-state',
        ...command,
        now: at,
        revision: revisionOf(state, 'staff', command.staffId),
      }),
  ),
  fc.record({ by: people, staffId: people }).map(
    (command): WithoutRevision =>
      (state) => ({ type: 'remove-staff', ...command, now: at, revision: revisionOf(state, 'staff', command.staffId) }),
  ),
)

const allStaffKeys = (state: Permissions): ReadonlySet<string> =>
  new Set([...state.roles.keys()].flatMap((roleId) => [...grantedKeys(state, roleId)]))

const keysOfMember = (state: Permissions, id: string): ReadonlySet<string> => {
  const member = state.staff.get(id)
  return member === undefined || member.disabled ? new Set() : new Set(permissionKeys(state, member.roleId))
}

/** Runs commands in sequence and reports each that is accepted. */
const run = (
  sequence: readonly WithoutRevision[],
  accepted: (before: Permissions, after: Permissions, command: PermissionsCommand) => void,
): void => {
  let state = fold(permissionsDecider, office)
  for (const unseen of sequence) {
    const command = unseen(state)
    const decision = permissionsDecider.decide(state, command)
    if (isRejection(decision)) continue
    const after = decision.reduce(evolve, state)
    accepted(state, after, command)
    state = after
  }
}

describe('invariants of any sequence of commands', () => {
  const sequences = fc.array(commands, { minLength: 1, maxLength: 40 })
  const runs = { numRuns: 300 }

  it('leaves an administrator', () => {
    fc.assert(
      fc.property(sequences, (sequence) =>
        run(sequence, (_before, after) => expect(administrators(after).length).toBeGreaterThan(0)),
      ),
      runs,
    )
  })

  it('grants no key that the editor lacks, unless nobody had it and the editor had all others', () => {
    fc.assert(
      fc.property(sequences, (sequence) =>
        run(sequence, (before, after, command) => {
          if (!('by' in command) || command.by === 'system') throw new Error('every command has its editor')
          const editor = before.staff.get(command.by)
          const own = grantedKeys(before, editor?.roleId ?? '')
          for (const id of after.staff.keys()) {
            const gained = keysOfMember(after, id).difference(keysOfMember(before, id))
            const beyond = gained.difference(own)
            if (beyond.size === 0) continue
            expect([...beyond.intersection(allStaffKeys(before))]).toEqual([])
            expect([...allStaffKeys(before).difference(own)]).toEqual([])
          }
        }),
      ),
      runs,
    )
  })

  it('revokes nothing from those with more keys', () => {
    fc.assert(
      fc.property(sequences, (sequence) =>
        run(sequence, (before, after, command) => {
          if (!('by' in command)) return
          const own = grantedKeys(before, before.staff.get(command.by)?.roleId ?? '')
          for (const id of before.staff.keys()) {
            const lost = keysOfMember(before, id).difference(keysOfMember(after, id))
            expect([...lost.difference(own)]).toEqual([])
          }
        }),
      ),
      runs,
    )
  })

  it('keeps the menus a tree: no cycle, nothing below a button, a unique path for each page', () => {
    fc.assert(
      fc.property(sequences, (sequence) =>
        run(sequence, (_before, after) => {
          const menus = [...after.menus.values()]
          for (const menu of menus) {
            const seen = new Set<string>()
            for (let above = menu.parentId; above !== null; above = after.menus.get(above)?.parentId ?? null) {
              expect(seen.has(above)).toBe(false)
              seen.add(above)
              expect(after.menus.get(above)?.menuType).toMatch(/^[MC]$/)
            }
          }
          const paths = menus.filter(({ menuType }) => menuType === 'C').map(({ path }) => path)
          expect(paths).toEqual([...new Set(paths)])
        }),
      ),
      runs,
    )
  })
})
