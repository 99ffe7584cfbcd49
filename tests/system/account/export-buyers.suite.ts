import { describe, expect, it } from 'vitest'
import type { TestSystem } from '../../harness/start-system.ts'
import { limitedMenus, rowOf } from './permission-rows.ts'
import { StaffTeam } from './staff-member.ts'

/** Files of the buyers that a list shows. */
export const exportedBuyers = (shared: () => TestSystem): void => {
  describe('an export of buyers', () => {
    const exported = async (body: unknown, token: string) =>
      await fetch(`${shared().urls.account}/api/v1/private/buyers/export`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })

    it('has the buyers of the filter with their contacts, as text or as a workbook', async () => {
      const room = new StaffTeam(shared())
      const token = await room.administrator()
      const { username } = shared().demoAccounts().buyer
      const csv = await exported({ q: username }, token)
      expect(csv.headers.get('content-disposition')).toContain('buyers.csv')
      const [head, row, ...more] = Buffer.from(await csv.arrayBuffer())
        .toString()
        .trimEnd()
        .split('\r\n')
      expect(head).toBe('\ufeffbuyer,state,name,company,email,phone,language,registered')
      expect(row).toContain(username)
      expect(more).toEqual([])
      const workbook = await exported({ q: username, format: 'xlsx' }, token)
      expect(workbook.headers.get('content-type')).toContain('spreadsheetml')
      expect(
        Buffer.from(await workbook.arrayBuffer())
          .subarray(0, 2)
          .toString(),
      ).toBe('PK')
      const registered = async (registeredAt: string) =>
        (await (await exported({ q: username, registeredAt }, token)).text()).trim().split('\r\n').length - 1
      expect(await registered('last-days:3650@Europe/Berlin')).toBe(1)
      expect(await registered('before:2020-01-01@UTC')).toBe(0)
      expect((await exported({ registeredAt: 'soon' }, token)).headers.get('content-type')).toContain('json')
      expect((await (await exported({ q: 'nobody@example.test' }, token)).text()).trim().split('\r\n')).toHaveLength(1)
    })

    it('is for those who may export', async () => {
      const room = new StaffTeam(shared())
      const role = rowOf(await room.act('/private/roles/create', { names: { en: 'Reader' }, menuIds: limitedMenus }))
      const reader = await room.member({ roleId: role.id })
      expect((await exported({}, reader.token)).status).toBe(403)
    })
  })
}
