import type { FormFile, MyForm } from '@pinline/contracts/notification/form/form-row'
import { getFormFile } from '@pinline/contracts/notification/form/get-form-file'
import { classNames } from '@pinline/ui/design/class-names'
import { Paperclip } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'

/** Time that the bytes stay in memory for the browser to save them, ms. */
const revokeAfterMs = 30_000

/** A file of one's own form: fetched with the access token, and saved by the browser. */
function SentFile({ file }: { file: FormFile }): ReactNode {
  const { api } = useAppContext()
  const [isFetching, setFetching] = useState(false)
  const save = async () => {
    setFetching(true)
    try {
      const address = URL.createObjectURL(await api.download(getFormFile, { id: file.id }))
      const link = document.createElement('a')
      link.href = address
      link.download = file.name
      link.click()
      setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs)
    } catch {
      // The client has shown the failure.
    } finally {
      setFetching(false)
    }
  }
  return (
    <li>
      <button type="button" className="my-form-file" aria-busy={isFetching} onClick={() => void save()}>
        <Paperclip className="icon" aria-hidden="true" />
        {file.name}
      </button>
    </li>
  )
}

/** One form that somebody has sent: what they wrote, and the replies to it. */
export function MyFormItem({ form }: { form: MyForm }): ReactNode {
  const { t } = useTranslation('forms')
  const format = useFormat()
  const written = [form.opinion, form.details].filter((text) => text !== '')
  return (
    <li className="my-form" data-form={form.formNo}>
      <div className="my-form-head">
        <b>{t(`kind.${form.kind}`)}</b>
        <span className={classNames('tag', form.status === 'answered' && 'tag-ok')}>{t(`status.${form.status}`)}</span>
        <span className="small">
          <span className="figure">{form.formNo}</span> · {format.moment(form.createdAt)}
        </span>
      </div>
      {form.part !== '' && (
        <p>
          {form.part}
          {form.quantity !== null && ` · ${format.number(form.quantity)}`}
        </p>
      )}
      {written.map((text) => (
        <p key={text} className="written">
          {text}
        </p>
      ))}
      {form.files.length > 0 && (
        <ul className="my-form-files">
          {form.files.map((file) => (
            <SentFile key={file.id} file={file} />
          ))}
        </ul>
      )}
      {form.answers.map((answer) => (
        <div key={answer.at} className="my-form-answer">
          <span className="small">
            {t('answer')}, {format.moment(answer.at)}
          </span>
          <p className="written">{answer.text}</p>
        </div>
      ))}
      {form.answers.length === 0 && form.status === 'submitted' && (
        <p className="small">{t('waiting', { date: format.moment(form.answerBy) })}</p>
      )}
    </li>
  )
}
