import type { AuditRow } from '@pinline/contracts/account/audit/audit-row'
import { useText } from '../../messages/use-text.ts'
import { usePersonName } from '../people/use-person-name.ts'
import { type AuditParty, useAuditLabels } from './audit-labels.ts'
import { ObjectName } from './object-name.tsx'

/** What a party is called: staff by name, buyers and others with their kind. */
export const usePartyName = (party: AuditParty): string => {
  const labels = useAuditLabels()
  return labels.party(party, usePersonName(party.id))
}

/** Who it was, with a link to a person's page. */
export const Party = ({ party }: { party: AuditParty }) => {
  const labels = useAuditLabels()
  if (party.kind === 'staff' && party.id !== null) return <ObjectName id={party.id} />
  return (
    <>
      {labels.party({ ...party, name: null }, '')} {party.id !== null && <ObjectName id={party.id} />}
    </>
  )
}

type Entry = Pick<AuditRow, 'actor' | 'subject' | 'outcome'>

/** A successful login names the account; a failed one names the actor and the account that they tried. */
export const EntryParty = ({ entry: { actor, subject, outcome } }: { entry: Entry }) => {
  const text = useText()
  const who = usePartyName(actor)
  const account = usePartyName(subject ?? actor)
  return subject === null || outcome === 'done' ? account : text('resources.audit.tried', { who, account })
}
