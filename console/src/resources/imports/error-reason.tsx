import type { ImportError } from '@pinline/contracts/catalogue/import/import-row'
import { useText } from '../../messages/use-text.ts'

/** What the hint of an error is; by default what was probably meant. */
const hints: Partial<Record<ImportError['reason'], 'first_in' | 'in_line' | 'loop' | 'in_use'>> = {
  'duplicate-in-file': 'first_in',
  'order-twice': 'in_line',
  'parent-refused': 'in_line',
  'parent-below-itself': 'loop',
  'attribute-in-use': 'in_use',
}

/** Why a cell or a row is wrong, and what may have been meant. */
export const ErrorReason = ({ reason, hint }: Pick<ImportError, 'reason' | 'hint'>) => {
  const text = useText()
  return (
    <>
      {text(`resources.imports.reason.${reason}`)}
      {hint !== null && (
        <span className="small"> {text(`resources.imports.errors.${hints[reason] ?? 'perhaps'}`, { hint })}</span>
      )}
    </>
  )
}
