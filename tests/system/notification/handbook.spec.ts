import { handbookPageRow } from '@pinline/contracts/notification/handbook/handbook-page-row'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { postJson, type Reply } from '../account/client.ts'
import { StaffTeam } from '../account/staff-member.ts'

const content = {
  section: 'Warehouse',
  place: 10,
  title: 'Sealing moisture bags',
  language: 'en',
  body: 'Check the **moisture card** before the bag is sealed.',
}

/** Pages of staff for staff, with their versions. */
describe('the handbook', () => {
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
    postJson(system.urls.notification, `/private/handbook/${path}`, body, { token })
  const admin = async (query: string, token = reader) =>
    await fetch(`${system.urls.notification}/api/v1/admin/handbook${query}`, {
      headers: { authorization: `Bearer ${token}` },
    })
  const found = async (filter: object) => {
    const response = await admin(`?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,14]`)
    return handbookPageRow.array().parse(await response.json())
  }

  it('refuses a page without text, and one of somebody who only reads', async () => {
    expect(await send('create', { ...content, body: ' ', title: 'x'.repeat(121) })).toMatchObject({
      type: 'invalid-input',
      data: { errors: { body: 'required', title: 'too-long' } },
    })
    expect((await send('create', content, reader)).type).toBe('forbidden')
  })

  it('keeps each version of a page, finds it by its text, and has it back from the archive', async () => {
    const created = await send('create', content)
    const { id } = created.data as { id: string }
    const body = 'Check the moisture card **and the date code**.'
    const changed = await send('update', { id, revision: created.data.revision, ...content, body })
    expect(changed.code).toBe(200)
    const late = await send('update', { id, revision: created.data.revision, ...content, title: 'Late' })
    expect(late.type).toBe('version-conflict')

    const read = async () => {
      const response = await admin(`/${id}`)
      return response.status === 200 ? handbookPageRow.parse(await response.json()) : undefined
    }
    await waitFor('the page to have both versions', async () => (await read())?.versions?.length === 2)
    expect(await read()).toMatchObject({ ...content, body, revision: 2, versions: [{ version: 2 }, { version: 1 }] })
    expect(await found({ q: 'DATE CODE' })).toMatchObject([
      { id, body: null, excerpt: 'Check the moisture card and the date code.' },
    ])
    expect(await found({ q: 'before the bag' })).toEqual([])
    expect((await send('version', { id, version: 1 }, reader)).data).toMatchObject({ version: 1, body: content.body })
    expect((await send('version', { id, version: 3 }, reader)).type).toBe('handbook-version-not-found')
    expect((await send('sections', {}, reader)).data).toMatchObject({
      list: expect.arrayContaining([{ section: 'Warehouse', pages: expect.any(Number) }]),
    })

    expect((await send('archive', { id, revision: 2 })).type).toBe('forbidden')
    expect((await send('archive', { id, revision: 2 }, chief)).code).toBe(200)
    expect((await send('update', { id, revision: 3, ...content })).type).toBe('handbook-page-archived')
    await waitFor(
      'the page to be archived',
      async () => (await found({ q: 'date code', state: 'archived' })).length === 1,
    )
    expect(await found({ q: 'date code' })).toEqual([])
    expect((await send('reopen', { id, revision: 3 }, chief)).code).toBe(200)
    await waitFor('the page to be back', async () => (await found({ q: 'date code' })).length === 1)
  })
})
