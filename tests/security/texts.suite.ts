import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import { changeCompany } from '@pinline/contracts/account/buyer/change-company'
import { changeProfile } from '@pinline/contracts/account/buyer/change-profile'
import { listAddresses } from '@pinline/contracts/account/buyer/list-addresses'
import { removeAddress } from '@pinline/contracts/account/buyer/remove-address'
import type { AnyCall } from '@pinline/contracts/api/call'
import { envelope, refusal } from '@pinline/contracts/api/envelope'
import { uploadFile } from '@pinline/contracts/catalogue/file/upload-file'
import { importProducts } from '@pinline/contracts/catalogue/import/import-products'
import { createProduct } from '@pinline/contracts/catalogue/product/create-product'
import { getProduct } from '@pinline/contracts/catalogue/product/get-product'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { setDocuments } from '@pinline/contracts/catalogue/product/set-documents'
import { updateProduct } from '@pinline/contracts/catalogue/product/update-product'
import { adjustStock } from '@pinline/contracts/catalogue/stock/adjust-stock'
import { createCategory } from '@pinline/contracts/catalogue/taxonomy/create-category'
import { addOrderNote } from '@pinline/contracts/order/order/add-order-note'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAddress } from '../faults/demo-address.ts'
import { type Caller, signInBuyer, signInStaff, stockedProducts } from '../harness/shop.ts'
import type { TestSystem } from '../harness/start-system.ts'

const hostileTexts: Readonly<Record<string, string>> = {
  NUL: 'AB\u0000CD',
  newline: 'AB\nCD',
  escape: 'AB\u001b[2JCD',
  'right-to-left override': 'AB\u202eCD',
  isolate: 'AB\u2066CD\u2069',
  'half of a character': 'AB\ud83dCD',
}
const hostileLinks = [
  'javascript:alert(document.domain)',
  'JAVASCRIPT://example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'java\nscript:alert(1)',
  '//evil.example/x',
  'https://example.com@evil.example/',
]
/** Recipients and streets of ten languages, and of others that need joiners. */
const people = [
  ['李小明', '深圳市南山区科技园 12 号'],
  ['陳大文', '九龍彌敦道 100 號'],
  ['João D’Ávila', 'Rua São José, 12 – 3º'],
  ['Nicolò Dell’Aquila', 'Via Città di Lecce 5'],
  ['Jürgen Müller-Groß', 'Königstraße 7½'],
  ['Zoë L’Écuyer', '5 bis, rue de l’Œuvre'],
  ['Íñigo Núñez', 'C/ Peñón, 3.º «B»'],
  ['渡邉󠄀 太郎', '東京都千代田区１－２－３'],
  ['Пётр Ёлкин', 'ул. Ленина, д. 5'],
  ['می‌خواهم رضا', 'خیابان آزادی ۱۲'],
  ['ශ්‍රී පෙරේරා', 'කොළඹ පාර 12'],
] as const

/** What staff and buyers store: no text deceives its reader, no link leads elsewhere than to the web. */
export const texts = (shared: () => TestSystem): void => {
  describe('texts and links', () => {
    let buyer: Caller
    let staff: Caller
    let productId: string

    beforeAll(async () => {
      const system = shared()
      buyer = await signInBuyer(system.url, system.demoAccounts().buyer)
      staff = await signInStaff(system.url, system.demoAccounts().staff)
      const [product] = await stockedProducts(system.url, 50)
      if (product === undefined) throw new Error('no product has stock')
      productId = product.id
    })

    const errorsOf = async (caller: Caller, call: AnyCall, body: unknown) => {
      const response = await caller.send(`/api/v1${call.path}`, { body })
      const { code, data, meta } = envelope.parse(await response.json())
      return { code, type: meta?.type, errors: refusal.parse(data ?? {}).errors }
    }

    it('refuses characters that deceive, in the name of the field', async () => {
      const company = { companyName: 'Tern', taxNumber: 'DE123456789', country: 'DE' }
      const order = { shippingMethod: 'standard', previewToken: 'none' }
      const stored: readonly (readonly [Caller, AnyCall, object, string])[] = [
        [buyer, addAddress, demoAddress, 'name'],
        [buyer, addAddress, demoAddress, 'city'],
        [buyer, addAddress, demoAddress, 'address'],
        [buyer, addAddress, demoAddress, 'zipcode'],
        [buyer, changeProfile, {}, 'name'],
        [buyer, changeCompany, company, 'companyName'],
        [buyer, placeOrder, order, 'poNumber'],
        [staff, adjustStock, { productId, quantity: 1 }, 'reason'],
        [staff, createCategory, { id: 'texts' }, 'titles.en'],
      ]
      for (const [caller, call, valid, field] of stored)
        for (const [name, text] of Object.entries(hostileTexts)) {
          const [outer = field, inner] = field.split('.')
          const input = { ...valid, [outer]: inner === undefined ? text : { [inner]: text } }
          const { type, errors } = await errorsOf(caller, call, input)
          expect({ call: call.name, field, name, type, error: errors?.[field] }).toEqual({
            ...{ call: call.name, field, name, type: 'invalid-input', error: 'character-not-allowed' },
          })
        }
      const note = { orderNo: '0000000000000', note: 'first\r\nsecond' }
      expect((await errorsOf(staff, addOrderNote, note)).type).toBe('order-not-found')
    })

    it('stores what people write in any script, composed', async () => {
      for (const [name, address] of people) {
        const body = { ...demoAddress, name: ` ${name.normalize('NFD')}\u200b`, address: address.normalize('NFD') }
        const { id } = (await buyer.call(addAddress, body)).data()
        const list = (await buyer.call(listAddresses, {})).data()
        expect(list.find((one) => one.id === id)).toMatchObject({ name, address })
        ;(await buyer.call(removeAddress, { id })).data()
      }
    })

    it('searches for a pasted text instead of refusing it', async () => {
      const [{ model = '' } = {}] = (await buyer.call(listProducts, {})).data().list
      const { list } = (await buyer.call(listProducts, { q: `\u202a${model}\u202c\u0000\n` })).data()
      expect(list.map((one) => one.model)).toContain(model)
    })

    it('stores links of the web only', async () => {
      const record = (await staff.call(getProduct, { productId })).data()
      const { geometry: _, weightEstimated: __, demo: ___, ...product } = record.product
      const version = record.productVersion
      for (const link of hostileLinks) {
        const bad = { ...product, model: `${product.model}-X`, datasheetUrl: link }
        const inputs: readonly (readonly [AnyCall, object, string])[] = [
          [createProduct, { product: bad }, 'product.datasheetUrl'],
          [updateProduct, { productId, version, product: { datasheetUrl: link } }, 'product.datasheetUrl'],
          [importProducts, { products: [{ ...record.product, datasheetUrl: link }] }, 'products.0.datasheetUrl'],
          [
            setDocuments,
            { productId, version, documents: [{ kind: 'manual', title: 'x', href: link }] },
            'documents.0',
          ],
        ]
        for (const [call, input, field] of inputs) {
          const { type, errors = {} } = await errorsOf(staff, call, input)
          expect({ call: call.name, link, type }).toEqual({ call: call.name, link, type: 'invalid-input' })
          expect(Object.keys(errors), call.name).toContainEqual(expect.stringContaining(field))
        }
      }
      expect((await staff.call(getProduct, { productId })).data().productVersion).toBe(version)
    })

    it('names an uploaded file by what can be seen of its name', async () => {
      const form = new FormData()
      form.set('module', 'contact')
      form.set('file', new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' }), '../evil\u202efdp.exe.pdf')
      const response = await fetch(`${buyer.url}/api/v1${uploadFile.path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${buyer.token}` },
        body: form,
      })
      const { data } = envelope.parse(await response.json())
      expect(uploadFile.output.parse(data).name).toBe('evil fdp.exe.pdf')
    })
  })
}
