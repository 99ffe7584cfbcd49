import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ScreenTexts } from './screen-texts.ts'

const texts = new ScreenTexts(async (language) => ({ cart: { title: `Cart in ${language}` } }))
const app = express().use(texts.router())
let origin = ''
let server: ReturnType<typeof app.listen>
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server = app.listen(0, '127.0.0.1', () => resolve())
  })
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => server.close())

test('a language without changed texts has no address for them', () => {
  texts.overrides = { de: { 'cart:title': 'Einkaufswagen' } }
  expect(texts.pathOf('en')).toBeUndefined()
  expect(texts.pathOf('de')).toMatch(/^\/texts\/changed\/de-[\w]{12}\.json$/)
})

test('changed texts are kept for ever under an address that changes with them', async () => {
  texts.overrides = { zh_cn: { 'cart:title': '购物车' } }
  const path = texts.pathOf('zh_cn') ?? ''
  const response = await fetch(origin + path)
  expect(await response.json()).toEqual({ 'cart:title': '购物车' })
  expect(response.headers.get('cache-control')).toContain('immutable')
  texts.overrides = { zh_cn: { 'cart:title': '购物篮' } }
  expect(texts.pathOf('zh_cn')).not.toBe(path)
  const late = await fetch(origin + path)
  expect(await late.json()).toEqual({ 'cart:title': '购物篮' })
  expect(late.headers.get('cache-control')).toBe('no-store')
})

test('the texts of the files are served by language, and of no other', async () => {
  expect(await (await fetch(`${origin}/texts/ja.json`)).json()).toEqual({ cart: { title: 'Cart in ja' } })
  expect((await fetch(`${origin}/texts/xx.json`)).status).toBe(404)
  expect((await fetch(`${origin}/texts/changed/xx-abc.json`)).status).toBe(404)
})
