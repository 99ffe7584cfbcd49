import { snippetRow } from '@pinline/contracts/notification/snippet/snippet-row'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { postJson, type Reply } from '../account/client.ts'
import { StaffTeam } from '../account/staff-member.ts'

const content = {
  title: 'Parcel has left',
  group: 'Orders',
  texts: { en: 'Dear {buyer}, order {order} is on its way.', ja: '{buyer}様、ご注文{order}を発送しました。' },
}

/** Texts that staff insert, with their versions. */
describe('the snippets', () => {
  let system: TestSystem
  let chief: string
  let storekeeper: string
  let reader: string

  beforeAll(async () => {
    system = await startSystem(inject('servers'), { services: ['account', 'notification'] })
    const team = new StaffTeam(system)
    chief = await team.administrator()
    storekeeper = (await team.member({ roleId: 'warehouse', name: 'Storekeeper' })).token
    reader = (await team.member({ roleId: 'read-only', name: 'Reader' })).token
  })
  afterAll(async () => {
    await system?.stop()
  })

  const send = (path: string, body: object, token = storekeeper): Promise<Reply> =>
    postJson(system.urls.notification, `/private/snippets/${path}`, body, { token })
  const admin = async (query: string, language = 'en') =>
    await fetch(`${system.urls.notification}/api/v1/admin/snippets${query}`, {
      headers: { authorization: `Bearer ${reader}`, 'x-locale': language },
    })
  const found = async (filter: object, language = 'en') => {
    const response = await admin(`?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,14]`, language)
    return snippetRow.array().parse(await response.json())
  }

  it('refuses unknown placeholders by language, a snippet without text, and one of somebody who only reads', async () => {
    expect(await send('create', { ...content, texts: { en: 'Dear {buyer}', de: 'Guten Tag {kunde}' } })).toMatchObject({
      type: 'invalid-input',
      data: { errors: { 'texts.de': 'placeholder-unknown' } },
    })
    expect(await send('create', { ...content, title: 'x'.repeat(81), texts: { en: ' ' } })).toMatchObject({
      type: 'invalid-input',
      data: { errors: { title: 'too-long', texts: 'required' } },
    })
    expect((await send('create', content, reader)).type).toBe('forbidden')
  })

  it('keeps each version, finds a snippet by any language, and has it back from the archive', async () => {
    const created = await send('create', content)
    const { id } = created.data as { id: string }
    const texts = { en: 'Dear {buyer}, your parcel {tracking-number} is on its way.' }
    const changed = await send('update', { id, revision: created.data.revision, ...content, texts })
    expect(changed.code).toBe(200)
    const late = await send('update', { id, revision: created.data.revision, ...content, title: 'Late' })
    expect(late.type).toBe('version-conflict')

    const read = async () => {
      const response = await admin(`/${id}`)
      return response.status === 200 ? snippetRow.parse(await response.json()) : undefined
    }
    await waitFor('the snippet to have both versions', async () => (await read())?.versions?.length === 2)
    expect(await read()).toMatchObject({ ...content, texts, revision: 2, versions: [{ version: 2 }, { version: 1 }] })
    expect(await found({ q: '発送' })).toEqual([])
    expect((await send('version', { id, version: 1 }, reader)).data).toMatchObject({ version: 1, texts: content.texts })
    expect((await send('version', { id, version: 3 }, reader)).type).toBe('snippet-version-not-found')

    await send('update', { id, revision: 2, ...content })
    await waitFor('the Japanese text to be back', async () => (await found({ q: '発送' })).length === 1)
    expect(await found({ q: 'PARCEL' }, 'ja')).toMatchObject([
      { id, texts: null, languages: ['en', 'ja'], excerpt: content.texts.ja },
    ])
    expect(await found({ q: 'parcel' }, 'de')).toMatchObject([{ excerpt: content.texts.en }])
    expect(await found({ language: 'de' })).toEqual([])

    expect((await send('archive', { id, revision: 3 })).type).toBe('forbidden')
    expect((await send('archive', { id, revision: 3 }, chief)).code).toBe(200)
    expect((await send('update', { id, revision: 4, ...content })).type).toBe('snippet-archived')
    await waitFor('the snippet to be archived', async () => (await found({ state: 'archived' })).length === 1)
    expect(await found({ q: 'parcel' })).toEqual([])
    expect((await send('reopen', { id, revision: 4 }, chief)).code).toBe(200)
    await waitFor('the snippet to be back', async () => (await found({ q: 'parcel' })).length === 1)
  })
})
