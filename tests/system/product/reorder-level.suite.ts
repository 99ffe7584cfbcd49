import { setReorderLevel } from '@pinline/contracts/catalogue/stock/set-reorder-level'
import { stockResource } from '@pinline/contracts/catalogue/stock/stock-resource'
import { toDoRow } from '@pinline/contracts/notification/to-do/to-dos-resource'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { postJson } from '../account/client.ts'
import { StaffTeam } from '../account/staff-member.ts'

export const reorderLevels = (shared: () => TestSystem): void => {
  describe('a reorder level', () => {
    let system: TestSystem
    let token: string
    beforeAll(async () => {
      system = shared()
      token = await new StaffTeam(system).administrator()
    })

    const read = async (url: string): Promise<unknown> => {
      const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
      return response.status === 200 ? await response.json() : undefined
    }
    const catalogue = async (path: string, body: object) =>
      await postJson(system.urls.catalogue, path, body, { token, headers: {} })

    it('makes a part that runs out work for staff, until it is there again', async () => {
      const listed = await read(`${system.urls.catalogue}/api/v1/admin/stock?range=[0,49]`)
      const part = stockResource.row
        .array()
        .parse(listed)
        .find(({ available }) => available > 10)
      if (part === undefined) throw new Error('no part has stock')
      const { id: productId, available, model, version } = part
      const toDo = async () => {
        const row = await read(`${system.urls.notification}/api/v1/admin/to-dos/restock-${productId}`)
        return row === undefined ? undefined : toDoRow.parse(row)
      }

      const set = await catalogue(setReorderLevel.path, { productId, version, level: available })
      expect(set).toMatchObject({ code: 200, data: { available } })
      const opened = await waitFor('the work', toDo)
      expect(opened).toMatchObject({
        kind: 'restock',
        state: 'open',
        resource: 'products',
        recordId: productId,
        label: model,
      })
      expect((await catalogue(setReorderLevel.path, { productId, version, level: 1 })).type).toBe('version-conflict')
      expect((await catalogue(setReorderLevel.path, { productId, version, level: -1 })).code).toBe(422)
      await waitFor('the level in the view', async () => {
        const stock = stockResource.row.parse(await read(`${system.urls.catalogue}/api/v1/admin/stock/${productId}`))
        return stock.reorderLevel === available
      })

      await catalogue('/private/stock/receive', { productId, quantity: 1, reason: 'delivery' })
      await waitFor('its end', async () => (await toDo())?.state === 'closed')
      expect(await toDo()).toMatchObject({ closedBy: 'stock-recovered' })
    })
  })
}
