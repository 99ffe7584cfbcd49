import { acceptOf } from '@pinline/ui/api-client/upload'
import { Button } from '@pinline/ui/design/button.tsx'
import { FieldError } from '@pinline/ui/design/field-error.tsx'
import { Paperclip, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { afterSaleFileRule, type useAfterSaleFiles } from './use-after-sale-files.ts'

/** Chooses pictures and documents of a form, which are uploaded at once, and lists them. */
export function AfterSaleFiles({ chosen }: { chosen: ReturnType<typeof useAfterSaleFiles> }): ReactNode {
  const { t } = useTranslation('after-sales')
  const input = useRef<HTMLInputElement>(null)
  const { files, fieldError, add, drop } = chosen
  return (
    <div className="field">
      <span className="label">{t('files.label')}</span>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptOf(afterSaleFileRule)}
        aria-label={t('files.choose')}
        onChange={(event) => {
          add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {files.length > 0 && (
        <ul className="after-sale-files">
          {files.map(({ key, name, id }) => (
            <li key={key} aria-busy={id === null}>
              <Paperclip className="icon" aria-hidden="true" />
              <span className="after-sale-file-name">{name}</span>
              <span className="small">{id === null && t('files.sending')}</span>
              <Button square small tone="quiet" aria-label={t('files.remove', { name })} onPress={() => drop(key)}>
                <X className="icon" aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button small isDisabled={files.length >= afterSaleFileRule.maxFiles} onPress={() => input.current?.click()}>
          {t('files.choose')}
        </Button>
      </div>
      <span className="field-hint">{t('files.hint', { count: afterSaleFileRule.maxFiles })}</span>
      <FieldError message={fieldError} />
    </div>
  )
}
