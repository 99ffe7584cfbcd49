import { randomBytes } from 'node:crypto'
import { createMenu } from '@pinline/contracts/account/permissions/create-menu'
import { createRole } from '@pinline/contracts/account/permissions/create-role'
import { listMenus } from '@pinline/contracts/account/permissions/list-menus'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Caller, signInStaff } from '../harness/shop.ts'
import type { TestSystem } from '../harness/start-system.ts'
import { mismatches, staffEndpoints } from './staff-endpoints.ts'
import { staffWithRole } from './staff-with-role.ts'

const keys = [...new Set(staffEndpoints.flatMap(({ key }) => key ?? []))].toSorted()

/** The number of ways to choose so many of so many. */
const ways = (of: number, chosen: number): number =>
  Array.from({ length: chosen }, (_, n) => (of - n) / (n + 1)).reduce((product, factor) => product * factor, 1)

/** The fewest roles of which half can be chosen in as many ways as there are keys. */
const roleCount = Array.from({ length: 32 }, (_, count) => count).find(
  (count) => ways(count, Math.floor(count / 2)) >= keys.length,
)

/** Every choice of so many of the numbers below `of`. */
const choices = (of: number, chosen: number): number[][] => {
  if (chosen === 0) return [[]]
  if (of < chosen) return []
  return [...choices(of - 1, chosen), ...choices(of - 1, chosen - 1).map((choice) => [...choice, of - 1])]
}

/**
 * The keys of a few roles, so that each key has another half of the roles. Of any two keys there is a role with the one
 * and without the other, both ways: a call that requires another key, none, or one too many, is then wrongly permitted
 * or refused for one of them. No fewer roles can do that (Sperner's theorem).
 */
const keysOfRoles = (count = roleCount ?? 0): readonly (readonly string[])[] => {
  const rolesOfKey = choices(count, Math.floor(count / 2))
  return Array.from({ length: count }, (_, role) => keys.filter((_key, number) => rolesOfKey[number]?.includes(role)))
}

/** Every call, resource and stream of staff × roles with half of the keys. Makes a menu for each key, and the roles. */
export const roleMatrix = (shared: () => TestSystem): void => {
  describe('roles × calls', () => {
    let system: TestSystem
    let administrator: Caller
    /** The page of a key, by key. */
    const pages = new Map<string, string>()

    beforeAll(async () => {
      system = shared()
      administrator = await signInStaff(system.url, system.demoAccounts().staff)
    })

    const pageOf = async (authority: string): Promise<string> => {
      const known = pages.get(authority)
      if (known !== undefined) return known
      const path = `/matrix-${authority.replaceAll('.', '-')}`
      const page = await administrator.call(createMenu, { menuType: 'C', titles: { en: path }, path, authority })
      const { id } = page.data()
      pages.set(authority, id)
      return id
    }
    /** A member whose role has exactly these keys. */
    const memberWith = async (held: readonly string[]): Promise<Caller> => {
      const name = `matrix-${randomBytes(5).toString('hex')}`
      const menuIds: string[] = []
      for (const key of held) menuIds.push(await pageOf(key))
      const role = (await administrator.call(createRole, { names: { en: name }, menuIds })).data()
      return await staffWithRole(administrator, system.demoAccounts().staff.password, role.id)
    }

    it('every key that a call requires can be granted by a menu', async () => {
      const granted = new Set((await administrator.call(listMenus, {})).data().map(({ authority }) => authority))
      expect(
        keys.filter((key) => !granted.has(key)),
        'no shipped menu gives these keys, so that nobody could be allowed these calls',
      ).toEqual([])
    })

    it('every call requires its key, and no other', { timeout: 420_000 }, async () => {
      expect(keys.length).toBeGreaterThan(20)
      expect(await mismatches(await memberWith([]), 'a role without keys', [])).toEqual([])
      const wrong: string[] = []
      for (const held of keysOfRoles())
        wrong.push(...(await mismatches(await memberWith(held), `a role with ${held.join(', ')}`, held)))
      expect(wrong).toEqual([])
    })

    it('the administrator passes all of them', async () => {
      expect(await mismatches(administrator, 'the administrator', keys)).toEqual([])
    })
  })
}
