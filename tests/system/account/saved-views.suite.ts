import { chooseDefaultView } from '@pinline/contracts/account/views/choose-default-view'
import { listViews } from '@pinline/contracts/account/views/list-views'
import { removeView } from '@pinline/contracts/account/views/remove-view'
import { saveView } from '@pinline/contracts/account/views/save-view'
import { shareView } from '@pinline/contracts/account/views/share-view'
import mongoose from 'mongoose'
import { beforeAll, describe, expect, it } from 'vitest'
import { Caller } from '../../harness/shop.ts'
import type { TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { limitedMenus, rowOf } from './permission-rows.ts'
import { type StaffMember, StaffTeam } from './staff-member.ts'

const list = 'quotations'
const query = new URLSearchParams({ filter: '{"q":"ana@example.test"}', sort: 'createdAt', order: 'DESC' }).toString()

/** Views of a list that staff save, share, open with and remove. */
export const savedViews = (shared: () => TestSystem): void => {
  describe('saved views of a list', () => {
    let system: TestSystem
    let room: StaffTeam
    let clerk: StaffMember
    let [own, lead] = [new Caller(''), new Caller('')]

    beforeAll(async () => {
      system = shared()
      room = new StaffTeam(system)
      const role = rowOf(await room.act('/private/roles/create', { names: { en: 'Viewer' }, menuIds: limitedMenus }))
      clerk = await room.member({ roleId: role.id })
      own = new Caller(system.urls.account, clerk.token)
      lead = new Caller(system.urls.account, await room.administrator())
    })

    const seenBy = async (caller: Caller) => (await caller.call(listViews, { list })).data()
    const typeOf = async (answered: ReturnType<Caller['call']>) => (await answered).envelope.meta?.type

    it('are a person’s own until somebody who may share shows them to all', async () => {
      const view = (await own.call(saveView, { list, name: 'Open ones', query })).data()
      expect(view).toMatchObject({ name: 'Open ones', query, shared: false, isOwn: true, revision: 1 })
      expect((await seenBy(own)).list).toEqual([view])
      expect((await seenBy(lead)).list).toEqual([])
      const one = { list, id: view.id, revision: view.revision } as const
      expect((await own.call(shareView, { ...one, shared: true })).status).toBe(403)
      expect(await typeOf(lead.call(shareView, { ...one, shared: true }))).toBe('saved-view-not-found')
      expect(await typeOf(lead.call(removeView, one))).toBe('saved-view-not-found')
      expect(await typeOf(own.call(saveView, { list, name: 'open ONES', query }))).toBe('saved-view-name-taken')
    })

    it('are changed as they were seen: a later change by somebody else is a conflict', async () => {
      const view = (await lead.call(saveView, { list, name: 'Team', query })).data()
      const present = (await lead.call(shareView, { list, id: view.id, revision: 1, shared: true })).data()
      own.follow(lead)
      expect((await seenBy(own)).list).toContainEqual({ ...present, isOwn: false })
      const change = { list, id: view.id, name: 'Whole team', query: 'sort=createdAt' } as const
      const late = await lead.call(saveView, { ...change, revision: 1 })
      expect([late.status, late.envelope.meta?.type]).toEqual([409, 'version-conflict'])
      const changed = (await lead.call(saveView, { ...change, revision: present.revision })).data()
      expect(changed).toMatchObject({ name: 'Whole team', query: 'sort=createdAt', shared: true, revision: 3 })
    })

    it('open a list for a person, until they are gone', async () => {
      own.follow(lead)
      const { list: views } = await seenBy(own)
      const team = views.find(({ shared: isShared }) => isShared)
      if (team === undefined) throw new Error('no shared view')
      expect((await own.call(chooseDefaultView, { list, id: team.id })).data()).toEqual({ defaultId: team.id })
      expect([(await seenBy(own)).defaultId, (await seenBy(lead)).defaultId]).toEqual([team.id, null])
      ;(await lead.call(removeView, { list, id: team.id, revision: team.revision })).data()
      own.follow(lead)
      expect((await seenBy(own)).defaultId).toBeNull()
    })

    it('refuse a query that is none of a list', async () => {
      for (const wrong of ['filter=%5B%5D', 'filter=%7B', 'token=abc'])
        expect(await typeOf(own.call(saveView, { list, name: 'Wrong', query: wrong }))).toBe('invalid-input')
    })

    it('have what they show in the vault, and lose it with the person', async () => {
      const [view] = (await seenBy(own)).list
      const client = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
      try {
        const db = client.db(`${system.databasePrefix}account`)
        const commits = JSON.stringify(await db.collection('commits').find({ streamId: list }).toArray())
        expect(commits).toContain(view?.id)
        // The ids of commits may have any three letters.
        expect(commits).not.toMatch(/ana(?:@|%40)example/)
        const inVault = async () => await db.collection('vault').countDocuments({ subject: `view-${view?.id}` })
        expect(await inVault()).toBe(1)
        await room.act('/private/users/delete', { id: clerk.id, revision: await room.revisionOf(clerk.id) })
        await waitFor('it is erased', async () => (await inVault()) === 0)
      } finally {
        await client.close()
      }
    })
  })
}
