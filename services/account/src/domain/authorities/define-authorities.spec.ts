import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { clerk, defined, orders, roleDefined, sales, ship, shop } from './authorities.fixture.ts'
import { authoritiesDecider } from './authorities-decider.ts'
import type { DefineAuthorities } from './define-authorities.ts'

const command: DefineAuthorities = { type: 'define-authorities', menus: [sales, orders, ship], roles: [clerk] }

describe('define-authorities', () => {
  it('brings in what is missing', () =>
    given(authoritiesDecider, [])
      .when(command)
      .then([...shop]))
  it('is quiet on repetition', () => given(authoritiesDecider, shop).when(command).thenNothing())
  it('gives a new menu to its role and leaves what staff have changed', () => {
    const renamed = { ...clerk, name: { en: 'Dispatcher' }, menuIds: ['sales'] }
    given(authoritiesDecider, [defined({ ...sales, disabled: true }), defined(orders), roleDefined(renamed)])
      .when(command)
      .then([defined(ship), roleDefined({ ...renamed, menuIds: ['sales', 'orders.ship'] })])
  })
})
