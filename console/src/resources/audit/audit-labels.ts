import type { AuditRow } from '@pinline/contracts/account/audit/audit-row'
import { useTranslate } from 'react-admin'
import { useText } from '../../messages/use-text.ts'

/** Former names of calls, which older entries contain. */
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

/** Labels of an entry's call and result; without a label the call's name or the code is shown. */
export const useAuditLabels = () => {
  const text = useText()
  const translate = useTranslate()
  return {
    what: (call: string): string => translate(`resources.audit.what.${formerNames[call] ?? call}`, { _: call }),
    outcome: (code: string): string => translate(`resources.audit.outcome.${code}`, { _: code }),
    party: ({ kind, name }: AuditParty, personName: string): string =>
      name ??
      (kind === 'staff' && personName !== ''
        ? personName
        : [text(`resources.audit.party.${kind}`), personName].join(' ').trim()),
  }
}
