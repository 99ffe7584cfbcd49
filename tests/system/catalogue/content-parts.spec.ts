import { randomUUID } from 'node:crypto'
import { contentResource } from '@pinline/contracts/catalogue/content/content-resource'
import { createContent } from '@pinline/contracts/catalogue/content/create-content'
import { getPage } from '@pinline/contracts/catalogue/content/get-page'
import { getProduct } from '@pinline/contracts/catalogue/product/get-product'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { relistProduct } from '@pinline/contracts/catalogue/product/relist-product'
import { withdrawProduct } from '@pinline/contracts/catalogue/product/withdraw-product'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { waitFor } from '../../harness/wait-for.ts'
import { type CatalogueInstallation, installCatalogue } from './catalogue-installation.ts'

let shop: CatalogueInstallation
beforeAll(async () => {
  shop = await installCatalogue(inject('servers'), 40)
})
afterAll(async () => await shop.end())

const read = async (path: string, position: string): Promise<unknown> => {
  const headers = { authorization: `Bearer ${shop.staffToken}`, 'x-position': position }
  return await (await fetch(`${shop.url()}/api/v1/admin/content${path}`, { headers })).json()
}
const withWithdrawn = async (position: string): Promise<readonly string[]> => {
  const query = new URLSearchParams({ filter: '{"withdrawnParts":true}', range: '[0,49]' })
  const rows = z.array(contentResource.row).parse(await read(`?${query}`, position))
  for (const { withdrawnParts } of rows) expect(withdrawnParts).not.toEqual([])
  return rows.map(({ id }) => id)
}

it('has nothing that staff did not write where the shop comes without content', async () => {
  expect(await read('', '')).toEqual([])
  expect((await shop.call(getPage, { id: 'testCenter' })).type).toBe('content-not-found')
})

it('shows staff what names a part from the moment it is withdrawn until it is listed again', async () => {
  const [part] = (await shop.call(listProducts, { pageSize: 15 })).data.list
  if (part === undefined) throw new Error('no part')
  const attrs = { kind: 'product' as const, target: part.id }
  const text = { type: 'text' as const, text: 'this part', marks: [{ type: 'link' as const, attrs }] }
  const body = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: [text] }] }
  const created = await shop.call(createContent, {
    slug: `part-${randomUUID().slice(0, 8)}`,
    details: { kind: 'news', author: '', tags: [], date: '2026-11-20' },
    texts: { de: { title: 'Neu', lead: '', body } },
  })
  const { id } = created.data
  expect(await withWithdrawn(created.position)).not.toContain(id)

  const productId = part.id
  const { productVersion } = (await shop.call(getProduct, { productId })).data
  const gone = await shop.call(withdrawProduct, { productId, version: productVersion, reason: 'End of life' })
  // Who asks waits for the index, but not longer than a page may take.
  await waitFor('the part is withdrawn', async () => (await withWithdrawn(gone.position)).includes(id))
  const record = contentResource.row.parse(await read(`/${id}`, gone.position))
  expect(record.withdrawnParts).toEqual([{ id: productId, model: part.model }])

  const back = await shop.call(relistProduct, { productId, version: gone.data.version })
  await waitFor('the part is listed again', async () => !(await withWithdrawn(back.position)).includes(id))
})
