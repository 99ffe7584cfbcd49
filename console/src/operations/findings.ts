import type { ServiceOperations } from '@pinline/contracts/api/operations'
import { type Finding, type FindingKind, findingKinds } from '@pinline/contracts/api/reconcile'

export interface FoundAt extends Finding {
  readonly service: ServiceOperations['name']
}

/** Findings of all services: those that a person has to look at, or all others, the latest first. */
export const findingsOf = (services: readonly ServiceOperations[], isOpen: boolean): FoundAt[] =>
  services
    .flatMap(({ name: service, findings }) => findings.map((finding) => ({ ...finding, service })))
    .filter(({ state }) => (state === 'open') === isOpen)
    .sort((a, b) => b.lastAt.localeCompare(a.lastAt))

const known: ReadonlySet<string> = new Set(findingKinds)

/** A newer release has kinds that this one has no text for. */
export const isKnownKind = (kind: string): kind is FindingKind => known.has(kind)

const reconcilerNames = ['views', 'payments', 'reservations', 'to-dos'] as const

export const isKnownReconciler = (name: string): name is (typeof reconcilerNames)[number] =>
  reconcilerNames.some((one) => one === name)
