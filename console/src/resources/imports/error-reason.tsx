import type { ImportError } from '@pinline/contracts/catalogue/import/import-row'
import { useText } from '../../messages/use-text.ts'

/** Why a cell or a row is wrong, and what may have been meant. */
export const ErrorReason = ({ reason, hint }: Pick<ImportError, 'reason' | 'hint'>) => {
  const text = useText()
  return (
    <>
      {text(`resources.imports.reason.${reason}`)}
      {hint !== null && (
        <span className="small">
          {' '}
          {text(`resources.imports.errors.${reason === 'duplicate-in-file' ? 'first_in' : 'perhaps'}`, { hint })}
        </span>
      )}
    </>
  )
}
