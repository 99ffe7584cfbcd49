import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { freightTariff } from './freight-tariff.ts'

/** The whole freight table, zone by zone. */
export const listFreight = call({
  name: 'list-freight',
  path: '/private/freight/list',
  effect: 'read',
  access: staff('settings.read'),
  input: z.object({}),
  output: z.array(freightTariff),
  errors: [],
})
