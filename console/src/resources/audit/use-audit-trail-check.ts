import { checkAudit } from '@pinline/contracts/account/audit/check-audit'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useFormat } from '../../messages/use-format.ts'

/** Verifies the hash chain of the whole audit trail on the server and shows the result. */
export const useAuditTrailCheck = () => {
  const api = useApi()
  const notify = useNotify()
  const format = useFormat()
  const [busy, setBusy] = useState(false)
  const walk = async (from: number): Promise<void> => {
    const { checkedTo, head, violation } = await api.read(checkAudit, { from })
    if (violation !== null)
      notify(`resources.audit.check.${violation.kind}`, {
        type: 'error',
        messageArgs: { sequence: format.number(violation.sequence) },
      })
    else if (checkedTo < head) await walk(checkedTo + 1)
    else notify('resources.audit.check.intact', { messageArgs: { count: format.number(checkedTo) } })
  }
  return {
    busy,
    run: () => {
      if (busy) return
      setBusy(true)
      // The client shows failures.
      walk(1)
        .catch(() => undefined)
        .finally(() => setBusy(false))
    },
  }
}
