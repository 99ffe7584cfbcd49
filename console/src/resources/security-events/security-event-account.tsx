import type { SecurityEventRow } from '@pinline/contracts/account/security-events/security-event-row'
import { useText } from '../../messages/use-text.ts'
import type { AuditParty } from '../audit/audit-labels.ts'
import { usePartyName } from '../audit/party.tsx'

const Account = ({ account }: { account: AuditParty }) => usePartyName(account)

/** The account concerned, in short. */
export const SecurityEventAccount = ({ account, isRest }: Pick<SecurityEventRow, 'account' | 'isRest'>) => {
  const text = useText()
  if (account !== null) return <Account account={account} />
  return <span className="small">{text(`resources.security-events.account.${isRest ? 'rest' : 'none'}`)}</span>
}
