import { z } from 'zod'

/** Where a parcel goes, as far as freight tells it apart. */
export const freightZones = ['domestic', 'asia', 'europe', 'americas', 'rest'] as const
export const freightZone = z.enum(freightZones)
export type FreightZone = z.infer<typeof freightZone>
