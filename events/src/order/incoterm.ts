import { z } from 'zod'

/** Incoterms 2020: who bears freight, duty and risk, and up to where. */
export const incoterms = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const
export const incoterm = z.enum(incoterms)
export type Incoterm = z.infer<typeof incoterm>

/** What was agreed before there was a setting: the seller pays the freight, the buyer duty and import tax. */
export const defaultIncoterm: Incoterm = 'DAP'
