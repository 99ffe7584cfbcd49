import { expect, it } from 'vitest'
import { redirectTarget } from './redirect-target.ts'

it.each([
  [undefined, '/index'],
  ['/', '/index'],
  ['/en/order/confirm', '/order/confirm'],
  ['/zh_cn/user/center?tab=orders', '/user/center?tab=orders'],
  ['/shopping-cart', '/shopping-cart'],
  ['https://elsewhere.example/', '/index'],
  ['//elsewhere.example', '/index'],
  ['/\\elsewhere.example', '/index'],
  ['/en//elsewhere.example', '/index'],
  ['/en/login?redirect=%2Fen', '/index'],
  ['/login', '/index'],
  ['/en/loginless', '/loginless'],
])('%s leads to %s', (redirect, target) => {
  expect(redirectTarget(redirect)).toBe(target)
})
