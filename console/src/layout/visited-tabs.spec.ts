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
  it('keeps the place of an open one and takes its new title', () => {
    expect(visit(tabs, { ...orders, title: 'All orders' })[0]).toEqual({ path: '/orders', title: 'All orders' })
  })
  it('changes nothing for an open one with the same title', () => {
    expect(visit(tabs, { ...order })).toBe(tabs)
  })
  it('never lists the home page', () => {
    expect(visit(tabs, { path: '/', title: 'Home' })).toBe(tabs)
  })
})

describe('closing', () => {
  it('stays where the person is when another tab goes', () => {
    expect(close(tabs, '/orders', '/stock')).toEqual({ tabs: [order, stock] })
  })
  it('moves from the active one to the last remaining', () => {
    expect(close(tabs, '/orders', '/orders')).toEqual({ tabs: [order, stock], goTo: '/stock' })
  })
  it('moves to the root if none remain', () => {
    expect(close([orders], '/orders', '/orders')).toEqual({ tabs: [], goTo: '/' })
  })
})

describe('closing the others', () => {
  it('keeps the chosen tab and shows it', () => {
    expect(closeOthers(tabs, '/orders', '/stock')).toEqual({ tabs: [orders], goTo: '/orders' })
  })
  it('moves nowhere from the chosen one', () => {
    expect(closeOthers(tabs, '/stock', '/stock')).toEqual({ tabs: [stock] })
  })
})

describe('closing all', () => {
  it('moves to the root', () => {
    expect(closeAll('/stock')).toEqual({ tabs: [], goTo: '/' })
  })
  it('stays at the root', () => {
    expect(closeAll('/')).toEqual({ tabs: [] })
  })
})
