import mongoose from 'mongoose'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { pngOf } from '../catalogue/sample-files.ts'
import { storedFile, uploadTo } from '../catalogue/upload-client.ts'
import { postJson, registered, type SignedIn } from './client.ts'

export const avatars = (shared: () => TestSystem): void => {
  describe('the picture of a buyer', () => {
    let system: TestSystem
    const uploaded = async (who: SignedIn, module: string): Promise<string> => {
      const path = `${system.urls.catalogue}/api/v1/upload/file`
      return storedFile(await uploadTo(path, who.token, { module }, { bytes: await pngOf(40, 40), name: 'a.png' })).id
    }
    const set = (who: SignedIn, avatarFileId: string | null) =>
      postJson(system.urls.account, '/user/setUserInfo', { avatarFileId }, { token: who.token })
    const waitUntilAttached = async (id: string, to: string | null): Promise<void> => {
      const client = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
      try {
        const files = client
          .db(`${system.databasePrefix}catalogue`)
          .collection<{ _id: string; attachedTo: string | null }>('files')
        await waitFor(`${id} to belong to ${to}`, async () => (await files.findOne({ _id: id }))?.attachedTo === to)
      } finally {
        await client.close()
      }
    }

    beforeAll(() => {
      system = shared()
    })

    it('is one that they uploaded as such, and never another person’s', async () => {
      const [buyer, other] = [await registered(system), await registered(system)]
      const picture = await uploaded(buyer, 'avatar')
      expect(await set(buyer, picture)).toMatchObject({ code: 200, data: { avatarFileId: picture } })
      const refused = { code: 404, type: 'file-not-found', data: { errors: { avatarFileId: 'file-not-found' } } }
      expect(await set(other, picture)).toMatchObject(refused)
      expect(await set(buyer, await uploaded(buyer, 'contact'))).toMatchObject(refused)
      expect(await set(buyer, 'f-00000000')).toMatchObject(refused)
      const me = await postJson(system.urls.account, '/auth/me', {}, { method: 'GET', token: buyer.token })
      expect(me.data.avatarFileId).toBe(picture)
    })

    it('is attached, and former ones are deleted by the sweep, as is the last', async () => {
      const buyer = await registered(system)
      const [first, second] = [await uploaded(buyer, 'avatar'), await uploaded(buyer, 'avatar')]
      const theirs = `avatar-${buyer.id}`
      expect(await set(buyer, first)).toMatchObject({ code: 200 })
      await waitUntilAttached(first, theirs)
      expect(await set(buyer, second)).toMatchObject({ code: 200 })
      await waitUntilAttached(second, theirs)
      await waitUntilAttached(first, null)
      expect(await set(buyer, null)).toMatchObject({ code: 200, data: { avatarFileId: null } })
      await waitUntilAttached(second, null)
    })
  })
}
