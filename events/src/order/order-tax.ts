import { z } from 'zod'
import { type Money, money } from '../money.ts'

/** Most digits of a rate: 1,900 is 19 %. */
export const maxBasisPoints = 10_000

/** An ISO 3166-1 alpha-2 code. */
export const country = z.string().regex(/^[A-Z]{2}$/)

/**
 * Why an order is taxed as it is. `domestic`: at the seller's rate; `destination`: a private buyer elsewhere in the European
 * Union, at that country's rate; `intra-community`: a business there, which accounts for the tax (reverse charge);
 * `export`: free of tax.
 */
export const taxTreatments = ['domestic', 'destination', 'intra-community', 'export'] as const
export const taxTreatment = z.enum(taxTreatments)
export type TaxTreatment = z.infer<typeof taxTreatment>

/** How an order is taxed. */
export const taxRule = z.object({
  treatment: taxTreatment,
  /** Whose rate it is: of the seller's country for `domestic`, else of the destination. */
  country,
  /** Hundredths of a percent; 0 where nothing is charged. */
  basisPoints: z.int().min(0).max(maxBasisPoints),
})
export type TaxRule = z.infer<typeof taxRule>

/** The tax of an order, on goods and freight, as fixed when it was placed. */
export const orderTax = taxRule.extend({ amount: money })
export type OrderTax = z.infer<typeof orderTax>

/** A country's rate. */
export const taxRate = z.object({ country, basisPoints: z.int().min(1).max(maxBasisPoints) })
export type TaxRate = z.infer<typeof taxRate>

/** The tax on a net amount, rounded half up once to a minor unit. */
export const taxOn = ({ minor, currency }: Money, { basisPoints }: Pick<TaxRule, 'basisPoints'>): Money => ({
  minor: Number((BigInt(minor) * BigInt(basisPoints) + 5000n) / 10_000n),
  currency,
})

/** A net amount with its tax. */
export const withTax = (net: Money, rule: Pick<TaxRule, 'basisPoints'> | null | undefined): Money =>
  rule === undefined || rule === null ? net : { ...net, minor: net.minor + taxOn(net, rule).minor }
