import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const source = join(import.meta.dirname, '..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'),
)
const changing = /\.(update|delete|replace|findOneAnd|findAnd|bulkWrite|drop|rename|remove)\w*\(/

describe('the collection of the audit trail', () => {
  it('is named in one file only, which only inserts', () => {
    const naming = files.filter((name) => /collection(<\w+>)?\('audit'/.test(readFileSync(join(source, name), 'utf8')))
    expect(naming).toEqual([join('audit', 'audit-chain.ts')])
    expect(readFileSync(join(source, 'audit', 'audit-chain.ts'), 'utf8')).not.toMatch(changing)
  })
})
