import { randomUUID } from 'node:crypto'
import { createContent } from '@pinline/contracts/catalogue/content/create-content'
import { publishContent } from '@pinline/contracts/catalogue/content/publish-content'
import { updateContent } from '@pinline/contracts/catalogue/content/update-content'
import { toDoRow } from '@pinline/contracts/notification/to-do/to-dos-resource'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { postJson } from '../account/client.ts'
import { StaffTeam } from '../account/staff-member.ts'

export const translationsDue = (shared: () => TestSystem): void => {
  describe('the shop’s content', () => {
    let system: TestSystem
    let token: string
    beforeAll(async () => {
      system = shared()
      token = await new StaffTeam(system).administrator()
    })

    const toDo = async (language: string) => {
      const url = `${system.urls.notification}/api/v1/admin/to-dos/translate-${language}`
      const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
      return response.status === 200 ? toDoRow.parse(await response.json()) : undefined
    }
    const catalogue = async (path: string, body: object) =>
      await postJson(system.urls.catalogue, path, body, { token, headers: {} })

    it('makes a language that content waits for work for staff, until all of it is there', async () => {
      // What the shop comes with has a text in these.
      expect(await toDo('en')).toBeUndefined()
      expect(await toDo('zh_cn')).toBeUndefined()

      const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x' }] }] }
      const created = await catalogue(createContent.path, {
        slug: `due-${randomUUID().slice(0, 8)}`,
        details: { kind: 'news', author: '', tags: [], date: '2026-11-20' },
        texts: { en: { title: 'Bench', lead: '', body } },
      })
      const item = createContent.output.parse(created.data)
      const published = publishContent.output.parse((await catalogue(publishContent.path, item)).data)
      await waitFor('the work in Chinese', async () => (await toDo('zh_cn'))?.state === 'open')
      await waitFor('the work in Russian', async () => (await toDo('ru'))?.state === 'open')
      expect(await toDo('ru')).toMatchObject({
        ...{ kind: 'translate-content', resource: 'content', recordId: 'ru', label: 'Русский' },
      })
      expect(await toDo('en')).toBeUndefined()

      const texts = { zh_cn: { title: '测试台', lead: '', body } }
      expect(await catalogue(updateContent.path, { ...published, texts })).toMatchObject({ code: 200 })
      await waitFor('its end', async () => (await toDo('zh_cn'))?.state === 'closed')
      expect(await toDo('zh_cn')).toMatchObject({ closedBy: 'translations-caught-up' })
    })
  })
}
