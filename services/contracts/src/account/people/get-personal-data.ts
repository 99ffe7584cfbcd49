import { vaultReference } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'

/** Kinds of personal data that public events refer to: what comes before the first hyphen of a reference. */
export const personalDataKinds = ['address', 'contact', 'company'] as const
export const personalDataKind = z.enum(personalDataKinds)

/**
 * What a reference in an event stands for: `addressRef` of an order, `contactRef` of a buyer, `companyRef`. The version that
 * is asked for never changes. Once its person was erased the response is 410: delete your copy.
 */
export const getPersonalData = call({
  name: 'get-personal-data',
  path: '/personal-data',
  effect: 'get',
  access: staff('buyers.read'),
  apiScope: 'personal-data:read',
  input: z.object({ reference: vaultReference }),
  output: z.object({
    reference: vaultReference,
    kind: personalDataKind,
    data: z.record(z.string(), z.unknown()),
  }),
  errors: ['not-found', 'personal-data-erased'],
  limit: { requests: 6000, perSeconds: 60 },
})
