import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const text = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Kinds that a service puts into its vault: written in the call, or a constant of the file. */
const kindsPutBy = (service: string): string[] => {
  const files = globSync(`services/${service}/src/**/*.ts`, { cwd: root }).filter((file) => !file.endsWith('.spec.ts'))
  const kinds = files.flatMap((file) => {
    const source = text(file)
    return [...source.matchAll(/\bvault\s*\.put\(\s*(?:'([a-z-]+)'|kind\b)/g)].map(
      ([, written]) => written ?? /\bconst kind = '([a-z-]+)'/.exec(source)?.[1] ?? `? in ${file}`,
    )
  })
  return [...new Set(kinds)].toSorted()
}

/** Files that say what becomes of them when a person is erased. */
const erasedBy: Readonly<Record<string, readonly string[]>> = {
  account: ['services/account/src/erasure/erase-person.ts', 'services/account/src/accounts/erase-staff.ts'],
  notification: ['services/notification/src/erasure/person-vault.ts'],
  order: ['services/order/src/erasure/person-vault.ts'],
  catalogue: ['services/catalogue/src/erasure/person-vault.ts'],
}

describe('what a service puts into its vault', () => {
  it('is found where it is put', () => {
    expect(kindsPutBy('account')).toEqual(expect.arrayContaining(['address', 'contact', 'secondfactor', 'view']))
    expect(kindsPutBy('notification')).toEqual(['comment', 'form', 'notice', 'webhook-secret'])
    expect(kindsPutBy('order')).toEqual(expect.arrayContaining(['invoice', 'quotation', 'signature', 'tracking']))
  })

  it.each(Object.entries(erasedBy))('is counted or erased with its person: %s', (service, files) => {
    const known = files.map(text).join('\n')
    const isKnown = (kind: string) => known.includes(`'${kind}'`) || new RegExp(`[ {]${kind}: \\{ of: `).test(known)
    expect(kindsPutBy(service).filter((kind) => !isKnown(kind))).toEqual([])
  })
})
