import { envelope } from '@pinline/contracts/api/envelope'
import { createFile } from '@pinline/contracts/catalogue/file/create-file'
import { uploadResult } from '@pinline/contracts/catalogue/file/file-row'
import { listSorts } from '@pinline/contracts/notification/sort/list-sorts'
import { sortRow } from '@pinline/contracts/notification/sort/sort-row'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestSystem } from '../../harness/start-system.ts'
import { postJson, type Reply, text } from '../account/client.ts'
import { pdf } from '../catalogue/sample-files.ts'

const texts = { en: { title: 'Stocktaking', text: 'On Friday.' } }

/** The tree of groups that notices and files are sorted into. */
export const sorts = (shared: () => TestSystem): void => {
  describe('sorts', () => {
    let system: TestSystem
    let token: string
    beforeAll(async () => {
      system = shared()
      token = text((await postJson(system.urls.account, '/public/admin/login', system.demoAccounts().staff)).data.token)
    })

    const send = (path: string, body: object, headers: Record<string, string> = {}): Promise<Reply> =>
      postJson(system.urls.notification, path, body, { token, headers })
    const create = async (name: string, parentId: string | null = null) =>
      sortRow.parse((await send('/private/sort/create', { titles: { en: name, zh_cn: `${name}类` }, parentId })).data)
    const list = async (headers: Record<string, string> = {}) =>
      listSorts.output.parse((await send('/private/sort/list', {}, headers)).rows)
    const upload = async (sortId: string) => {
      const form = new FormData()
      form.append('module', 'admin')
      form.append('sortId', sortId)
      form.append('file', new Blob([Uint8Array.from(pdf)]), 'plan.pdf')
      const response = await fetch(`${system.urls.catalogue}/api/v1${createFile.path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      })
      return uploadResult.parse(envelope.parse(await response.json()).data).id
    }
    const files = async (sortId: string) =>
      (await postJson(system.urls.catalogue, '/private/files/list', { sortId }, { token })).data.total

    it('are a tree that staff order, in the language of the reader', async () => {
      const [warehouse, office] = [await create('Warehouse'), await create('Office')]
      const packing = await create('Packing', office.id)
      const moved = await send('/private/sort/update', { id: packing.id, revision: 1, parentId: warehouse.id })
      expect(moved.data).toMatchObject({ parentId: warehouse.id, orderNum: 1, revision: 2 })
      await send('/private/sort/update', { id: office.id, revision: 1, orderNum: 1 })
      const titles = async (language: string) => (await list({ 'x-locale': language })).map(({ title }) => title)
      expect(await titles('en')).toEqual(['Office', 'Warehouse', 'Packing'])
      expect(await titles('zh_hk')).toEqual(['Office类', 'Warehouse类', 'Packing类'])
      expect(await titles('de')).toEqual(['Office', 'Warehouse', 'Packing'])
      expect(await send('/private/sort/update', { id: packing.id, revision: 1, orderNum: 2 })).toMatchObject({
        ...{ status: 409, type: 'version-conflict' },
      })
      expect(await send('/private/sort/update', { id: warehouse.id, revision: 2, parentId: packing.id })).toMatchObject(
        {
          ...{ code: 422, data: { errors: { parentId: 'parent-below-itself' } } },
        },
      )
      expect(await send('/private/sort/delete', { id: warehouse.id, revision: 2 })).toMatchObject({
        type: 'sort-has-children',
      })
    })

    it('count notices and files, filter both, and are not deleted while something has them', async () => {
      const { id } = await create('Safety')
      const other = await create('Other')
      const notice = await send('/private/notice/create', { texts, audience: { kind: 'all' }, sortId: id })
      const file = await upload(id)
      const counted = (await list({ 'x-position': notice.position })).find((sort) => sort.id === id)
      expect(counted).toMatchObject({ notices: 1, files: 1 })
      expect((await send('/private/notice/list', { sortId: id })).data.total).toBe(1)
      expect(await files(id)).toBe(1)
      const refused = await send('/private/sort/delete', { id, revision: 1 })
      expect(refused).toMatchObject({ code: 422, type: 'sort-in-use' })

      await postJson(system.urls.catalogue, '/private/files/move', { ids: [file], sortId: other.id }, { token })
      expect([await files(id), await files(other.id)]).toEqual([0, 1])
      const change = { id: notice.data.id, revision: 1, texts, audience: { kind: 'all' } }
      const changed = await send('/private/notice/update', { ...change, sortId: null })
      const deleted = await send('/private/sort/delete', { id, revision: 1 }, { 'x-position': changed.position })
      expect(deleted.data).toEqual({ id })
      expect((await list()).map((sort) => sort.id)).not.toContain(id)
      expect(await send('/private/notice/create', { texts, audience: { kind: 'all' }, sortId: id })).toMatchObject({
        ...{ code: 422, data: { errors: { sortId: 'sort-unknown' } } },
      })
    })
  })
}
