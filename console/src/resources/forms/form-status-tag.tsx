import type { FormRecord } from '@pinline/contracts/notification/form/form-row'
import { useText } from '../../messages/use-text.ts'

const tones: Readonly<Record<FormRecord['status'], string>> = {
  submitted: ' tag-warn',
  answered: ' tag-ok',
  closed: '',
  erased: '',
}

/** The status of a form in the person's language; one that a machine seems to have filled in says so. */
export const FormStatusTag = ({ form }: { form: Pick<FormRecord, 'status' | 'suspicion'> }) => {
  const text = useText()
  const isSuspected = form.suspicion !== null && form.status === 'submitted'
  return (
    <span className={`tag${isSuspected ? '' : tones[form.status]}`}>
      {text(isSuspected ? 'resources.forms.suspected' : `resources.forms.status.${form.status}`)}
    </span>
  )
}
