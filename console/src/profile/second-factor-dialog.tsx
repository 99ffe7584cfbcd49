import { Dialog } from '@mui/material'
import { useState } from 'react'
import { ConfirmAppStep } from './confirm-app-step.tsx'
import { ConfirmPasswordStep } from './confirm-password-step.tsx'
import type { PendingFactor } from './pending-factor.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

interface SecondFactorDialogProps {
  readonly onClose: () => void
  /** It counts from now on; the recovery codes are still to be read. */
  readonly onSet: () => void
}

/** Password, then the app's first code, then the recovery codes, which only their own button closes. */
export const SecondFactorDialog = ({ onClose, onSet }: SecondFactorDialogProps) => {
  const [pending, setPending] = useState<PendingFactor>()
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <Dialog open onClose={codes === undefined ? onClose : () => undefined} aria-labelledby="factor-title">
      {codes !== undefined ? (
        <RecoveryCodes codes={codes} onClose={onClose} />
      ) : pending === undefined ? (
        <ConfirmPasswordStep onClose={onClose} onDone={setPending} />
      ) : (
        <ConfirmAppStep
          pending={pending}
          onClose={onClose}
          onDone={(recoveryCodes) => {
            setCodes(recoveryCodes)
            onSet()
          }}
        />
      )}
    </Dialog>
  )
}
