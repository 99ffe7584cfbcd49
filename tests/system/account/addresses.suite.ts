import mongoose from 'mongoose'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestSystem } from '../../harness/start-system.ts'
import { postJson, registered, type SignedIn, text } from './client.ts'

const berlin = {
  name: 'Sample Works',
  phone: '+49 30 5550100',
  zipcode: '10115',
  country: 'DE',
  zone: 'Berlin',
  city: 'Berlin',
  address: '12 Example Street',
}
const shenzhen = {
  ...berlin,
  ...{ phone: '13900000000', country: 'CN', zone: 'GD', city: '深圳市', address: '南山区样品路8号' },
  isDefault: true,
}

/** The addresses of buyers. */
export const addresses = (shared: () => TestSystem): void => {
  describe('addresses', () => {
    let system: TestSystem
    let buyer: SignedIn
    let stranger: SignedIn
    const call = (path: string, body: unknown = {}, who = buyer, headers: Record<string, string> = {}) =>
      postJson(system.urls.account, path, body, { token: who.token, headers })
    const internal = (path: string, body: unknown) =>
      postJson(system.urls.account, path, body, {
        token: system.secrets.INTERNAL_TOKEN,
        headers: { 'x-locale': 'zh_cn' },
      })

    beforeAll(async () => {
      system = shared()
      ;[buyer, stranger] = [await registered(system), await registered(system)]
    })

    it('are listed right after they were stored, the default first', async () => {
      const first = await call('/account/addresses/store', berlin)
      expect(first).toMatchObject({
        code: 200,
        data: { zone: 'BE', zoneName: 'Berlin', phone: '+49305550100', isDefault: true },
      })
      const second = await call('/account/addresses/store', shenzhen)
      const list = await call('/account/addresses', {}, buyer, { 'x-position': second.position, 'x-locale': 'zh_cn' })
      expect(list.rows).toMatchObject([
        { id: second.data.id, isDefault: true, countryName: '中国', zoneName: '广东省' },
        { id: first.data.id, isDefault: false, countryName: '德国' },
      ])

      const changed = await call('/account/addresses/set-default', { id: first.data.id })
      const after = await call('/account/addresses', {}, buyer, { 'x-position': changed.position })
      expect(after.rows.map(({ isDefault }) => isDefault)).toEqual([true, false])
      expect(after.rows[0]?.id).toBe(first.data.id)
    })

    it('may have a company and its tax number, and no zone where people write none', async () => {
      const { zone: _none, ...rest } = berlin
      const company = { company: 'Sample Works GmbH', taxNumber: 'DE 123456789' }
      const stored = await call('/account/addresses/store', { ...rest, ...company })
      expect(stored).toMatchObject({ code: 200, data: { ...company, zone: '', zoneName: '' } })
      const list = await call('/account/addresses', {}, buyer, { 'x-position': stored.position })
      expect(list.rows.find(({ id }) => id === stored.data.id)).toMatchObject(company)
    })

    it('keep the version of an existing order', async () => {
      const stored = await call('/account/addresses/store', berlin)
      const id = stored.data.id
      const before = await internal('/internal/read-address', { buyerId: buyer.id, addressId: id })
      expect(before).toMatchObject({ code: 200, data: { freightZone: 'europe', address: { countryName: '德国' } } })
      const addressRef = text(before.data.addressRef)
      const erased = `${addressRef.split('@')[0]}@99`
      await call('/account/addresses/update', { ...berlin, id, address: '99 Changed Street' })
      const now = await internal('/internal/read-address', { buyerId: buyer.id, addressId: id })
      expect(now.data.addressRef).not.toBe(addressRef)
      expect(await internal('/internal/read-address-versions', { addressRefs: [addressRef, erased] })).toMatchObject({
        data: { addresses: [{ address: '12 Example Street' }, null] },
      })
      const gone = await call('/account/addresses/delete', { id })
      const left = await call('/account/addresses', {}, buyer, { 'x-position': gone.position })
      expect(left.rows.some((row) => row.id === id)).toBe(false)
      expect(await internal('/internal/read-address-versions', { addressRefs: [addressRef] })).toMatchObject({
        data: { addresses: [{ address: '12 Example Street' }] },
      })
    })

    it('have further versions for one order, also once they are removed, but not for another buyer', async () => {
      const id = text((await call('/account/addresses/store', berlin)).data.id)
      const read = await internal('/internal/read-address', { buyerId: buyer.id, addressId: id })
      const basedOn = text(read.data.addressRef)
      const keep = async (address: object, buyerId = buyer.id) =>
        await internal('/internal/keep-address-version', { buyerId, basedOn, address: { ...berlin, ...address } })
      expect(await keep({})).toMatchObject({ data: { addressRef: basedOn } })
      const another = text((await keep({ address: '7 Dock Road' })).data.addressRef)
      expect(another).not.toBe(basedOn)
      expect(another.split('@')[0]).toBe(basedOn.split('@')[0])
      expect(await internal('/internal/read-address-versions', { addressRefs: [another, basedOn] })).toMatchObject({
        data: {
          addresses: [{ address: '7 Dock Road' }, { address: '12 Example Street' }],
          freightZones: ['europe', 'europe'],
        },
      })
      expect((await internal('/internal/read-address', { buyerId: buyer.id, addressId: id })).data).toEqual(read.data)
      expect(await keep({ country: 'XX' })).toMatchObject({ type: 'invalid-input' })
      expect(await keep({}, stranger.id)).toMatchObject({ type: 'address-not-found' })
      await call('/account/addresses/delete', { id })
      expect((await keep({ address: '8 Dock Road' })).code).toBe(200)
      const checked = await internal('/internal/check-address', { address: { ...berlin, country: 'JP', zone: '13' } })
      expect(checked.data).toMatchObject({ freightZone: 'asia' })
    })

    it('that another service stores are named in the language of the request, in the script of the address', async () => {
      const tokyo = { country: 'JP', zone: '13', city: 'Minato-ku', address: '1-2-3 Mihon' }
      const namesOf = async (place: object) => (await internal('/internal/name-place', { ...tokyo, ...place })).data
      expect(await namesOf({})).toEqual({ countryName: '日本', zoneName: 'Tokyo' })
      expect(await namesOf({ city: '港区', address: '見本町1-2-3' })).toMatchObject({ zoneName: '東京都' })
    })

    it('are in no commit, and a repeated request returns the recorded one', async () => {
      const key = { 'idempotency-key': 'an-address-that-is-sent-twice' }
      const first = await call('/account/addresses/store', berlin, buyer, key)
      const client = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
      try {
        const commits = client.db(`${system.databasePrefix}account`).collection('commits')
        const recorded = await commits.find({ 'requests.id': { $regex: key['idempotency-key'] } }).toArray()
        expect(recorded).toHaveLength(1)
        expect(JSON.stringify(await commits.find().toArray())).not.toContain(berlin.address)
      } finally {
        await client.close()
      }
      const again = await call('/account/addresses/store', berlin, buyer, key)
      expect(again.data).toEqual(first.data)
      expect(await call('/account/addresses/store', { ...berlin, city: 'Bonn' }, buyer, key)).toMatchObject({
        type: 'idempotency-key-reused',
      })
      const list = await call('/account/addresses', {}, buyer, { 'x-position': again.position })
      expect(list.rows.filter(({ id }) => id === first.data.id)).toHaveLength(1)
    })

    it('of another buyer are not found', async () => {
      const id = (await call('/account/addresses/store', berlin)).data.id
      for (const path of ['/account/addresses/delete', '/account/addresses/set-default'])
        expect(await call(path, { id }, stranger)).toMatchObject({ status: 200, code: 404, type: 'address-not-found' })
      expect(await call('/account/addresses/update', { ...berlin, id }, stranger)).toMatchObject({
        type: 'address-not-found',
      })
      expect(await internal('/internal/read-address', { buyerId: stranger.id, addressId: id })).toMatchObject({
        code: 404,
      })
      expect(await internal('/internal/read-address', { buyerId: buyer.id, addressId: id })).toMatchObject({
        data: { address: { address: '12 Example Street' } },
      })
    })

    it.each([
      [{ name: 'A' }, { name: 'recipient-length' }],
      [{ address: '1 St' }, { address: 'address-length' }],
      [{ phone: '12345' }, { phone: 'phone-format' }],
      [{ country: '' }, { country: 'required' }],
      [{ country: 'XX' }, { country: 'country-unknown' }],
      [{ zone: 'Atlantis' }, { zone: 'zone-unknown' }],
      [{ country: 'US', zone: '' }, { zone: 'required' }],
      [{ taxNumber: 'DE12' }, { taxNumber: 'tax-number-country' }],
      [{ city: { $ne: null } }, { city: 'required' }],
    ])('are refused with %j', async (wrong, errors) => {
      expect(await call('/account/addresses/store', { ...berlin, ...wrong })).toMatchObject({
        status: 200,
        code: 422,
        type: 'invalid-input',
        data: { errors },
      })
    })

    it('have countries and zones in the reader’s language', async () => {
      const countries = await postJson(system.urls.account, '/account/countries', {}, { headers: { 'x-locale': 'de' } })
      expect(countries.rows).toHaveLength(249)
      expect(countries.rows).toContainEqual({ code: 'DE', name: 'Deutschland', hasZones: true, zoneUse: 'unused' })
      const zones = await postJson(
        system.urls.account,
        '/account/zones?country=jp',
        {},
        { method: 'GET', headers: { locale: 'ja' } },
      )
      expect(zones.rows).toContainEqual({ code: '13', name: '東京都' })
    })
  })
}
