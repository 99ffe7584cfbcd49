import { freightZone } from '@pinline/events/order/freight-zone'
import { shippingMethod } from '@pinline/events/order/shipping-method'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { freightSteps, freightTariff } from './freight-tariff.ts'

/** Replaces the freight of a zone by a method; `version` is the one the member of staff saw of it. */
export const setFreight = call({
  name: 'set-freight',
  path: '/private/freight/set',
  effect: 'command',
  access: staff('settings.update'),
  input: z.strictObject({
    version: z.int('required').min(0, 'required'),
    zone: freightZone,
    method: shippingMethod,
    steps: freightSteps,
  }),
  output: freightTariff,
  errors: ['version-conflict'],
})
