import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { activityRow } from '../audit/list-activity.ts'
import { identityTicket, instant } from '../fields.ts'
import { sessionRow } from '../session/list-sessions.ts'
import { buyerProfile } from '../session/signed-in.ts'
import { addressRow } from './address.ts'
import { companyData } from './company.ts'

/** All data about a buyer, as a download. */
export const accountExport = z.object({
  format: z.literal('pinline-account-1'),
  generatedAt: instant,
  profile: buyerProfile,
  company: companyData.nullable(),
  addresses: z.array(addressRow),
  /** What staff wrote about the buyer, newest first. */
  staffNotes: z.array(z.object({ text: z.string(), addedAt: instant })),
  sessions: z.array(sessionRow),
  /** The newest first, 2,000 at most. */
  activity: z.array(activityRow),
  /** The newest first; `total` counts those that are left out as well. */
  orders: z.object({ total: z.int(), list: z.array(z.record(z.string(), z.unknown())) }),
  cart: z.array(z.record(z.string(), z.unknown())),
  /** Recent messages, without those that contain codes. */
  messages: z.array(z.record(z.string(), z.unknown())),
  /** What they wrote to us by forms, with the replies. */
  forms: z.array(z.record(z.string(), z.unknown())),
  /** Uploads; each can be downloaded by its `url`. */
  files: z.array(z.record(z.string(), z.unknown())),
})
export type AccountExport = z.infer<typeof accountExport>

/** A buyer's own data as one JSON document, for the ticket of `confirm-identity`; without it, `step-up-required`. */
export const exportAccount = call({
  name: 'export-account',
  path: '/account/export',
  effect: 'command',
  access: buyer,
  weight: 32,
  input: z.strictObject({ ticket: identityTicket.optional() }),
  output: accountExport,
  errors: ['session-over', 'step-up-required'],
  limit: { requests: 20, perSeconds: 3600 },
  storeReply: false,
})
