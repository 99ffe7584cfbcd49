import { z } from 'zod'

/** Destination zones of freight. */
export const freightZones = ['domestic', 'asia', 'europe', 'americas', 'rest'] as const
export const freightZone = z.enum(freightZones)
export type FreightZone = z.infer<typeof freightZone>
