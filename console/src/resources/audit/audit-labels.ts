import type { AuditRow } from '@pinline/contracts/account/audit/audit-row'
import { useTranslate } from 'react-admin'
import { useText } from '../../messages/use-text.ts'

/** Names that calls had when older entries were written. */
const formerNames: Readonly<Record<string, string>> = {
  'settle-late-payment': 'resolve-late-payment',
  'receive-wallet-notice': 'receive-wallet-webhook',
  'receive-wechat-notice': 'receive-wechat-webhook',
  'create-user': 'create-staff',
  'update-user': 'update-staff',
  'set-user-state': 'set-staff-state',
  'reset-user-password': 'reset-staff-password',
  'remove-user': 'remove-staff',
  'save-staff-self': 'change-staff-profile',
  'set-user-info': 'change-profile',
  'store-company': 'change-company',
}

export type AuditParty = Pick<AuditRow['actor'], 'kind' | 'id' | 'name'>

/** What an entry says in words; calls and codes without words of their own as they are named. */
export const useAuditLabels = () => {
  const text = useText()
  const translate = useTranslate()
  const party = ({ kind, id, name }: AuditParty): string =>
    name ?? [text(`resources.audit.party.${kind}`), id ?? ''].join(' ').trim()
  return {
    what: (call: string): string => translate(`resources.audit.what.${formerNames[call] ?? call}`, { _: call }),
    outcome: (code: string): string => translate(`resources.audit.outcome.${code}`, { _: code }),
    party,
    /** Whoever got in is who they said; whoever did not is anybody. */
    who: ({ actor, subject, outcome }: Pick<AuditRow, 'actor' | 'subject' | 'outcome'>): string =>
      subject === null || outcome === 'done'
        ? party(subject ?? actor)
        : text('resources.audit.tried', { who: party(actor), account: party(subject) }),
  }
}
