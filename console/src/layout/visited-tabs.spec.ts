import { describe, expect, it } from 'vitest'
import { close, closeAll, closeOthers, visit } from './visited-tabs.ts'

const orders = { path: '/orders', title: 'Orders' }
const order = { path: '/orders/2611204073918/show', title: '2611204073918' }
const stock = { path: '/stock', title: 'Stock' }
const tabs = [orders, order, stock]

describe('visiting', () => {
  it('opens a tab at the end', () => {
    expect(visit([orders], stock)).toEqual([orders, stock])
  })
  it('preserves the position of an open tab and updates its title', () => {
    expect(visit(tabs, { ...orders, title: 'All orders' })[0]).toEqual({ path: '/orders', title: 'All orders' })
  })
  it('changes nothing for an open tab with the same title', () => {
    expect(visit(tabs, { ...order })).toBe(tabs)
  })
  it('never lists the home page', () => {
    expect(visit(tabs, { path: '/', title: 'Home' })).toBe(tabs)
  })
})

describe('closing', () => {
  it('changes no page when another tab closes', () => {
    expect(close(tabs, '/orders', '/stock')).toEqual({ tabs: [order, stock] })
  })
  it('moves from the active tab to the last remaining one', () => {
    expect(close(tabs, '/orders', '/orders')).toEqual({ tabs: [order, stock], goTo: '/stock' })
  })
  it('moves to the root if no tab remains', () => {
    expect(close([orders], '/orders', '/orders')).toEqual({ tabs: [], goTo: '/' })
  })
})

describe('closing the others', () => {
  it('preserves the chosen tab and shows it', () => {
    expect(closeOthers(tabs, '/orders', '/stock')).toEqual({ tabs: [orders], goTo: '/orders' })
  })
  it('changes no page when the chosen tab is active', () => {
    expect(closeOthers(tabs, '/stock', '/stock')).toEqual({ tabs: [stock] })
  })
})

describe('closing all', () => {
  it('moves to the root', () => {
    expect(closeAll('/stock')).toEqual({ tabs: [], goTo: '/' })
  })
  it('changes no page at the root', () => {
    expect(closeAll('/')).toEqual({ tabs: [] })
  })
})
