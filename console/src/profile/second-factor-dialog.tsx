import { Dialog } from '@mui/material'
import { useState } from 'react'
import { BeginSecondFactorStep } from './begin-second-factor-step.tsx'
import { ConfirmSecondFactorStep } from './confirm-second-factor-step.tsx'
import type { PendingFactor } from './pending-factor.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

interface SecondFactorDialogProps {
  readonly onClose: () => void
  /** The second factor is active; the recovery codes are shown next. */
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
        <BeginSecondFactorStep onClose={onClose} onDone={setPending} />
      ) : (
        <ConfirmSecondFactorStep
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
