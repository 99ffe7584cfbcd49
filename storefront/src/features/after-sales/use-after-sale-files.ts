import { uploadFile } from '@pinline/contracts/catalogue/file/upload-file'
import { fileRules } from '@pinline/contracts/catalogue/file/upload-rules'
import type { FileId } from '@pinline/events/ids'
import { upload } from '@pinline/ui/api-client/upload'
import { newKey } from '@pinline/ui/commands/new-key'
import { useState } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'

export const afterSaleFileRule = fileRules['after-sales']

interface ChosenFile {
  readonly key: string
  readonly name: string
  /** Null until it is uploaded. */
  readonly id: FileId | null
}

/** Files that are uploaded as they are chosen: those of the form, what is wrong with the last one, and its buttons. */
export const useAfterSaleFiles = () => {
  const { api } = useAppContext()
  const { t } = useTranslation('after-sales')
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [fieldError, setFieldError] = useState<string>()

  const drop = (key: string) => setFiles((now) => now.filter((file) => file.key !== key))

  const send = async (file: File): Promise<void> => {
    const key = newKey()
    setFiles((now) => [...now, { key, name: file.name, id: null }])
    const sent = await upload(api, uploadFile, { module: 'after-sales' }, file, {
      rule: afterSaleFileRule,
      idempotencyKey: key,
    }).catch(() => undefined)
    if (sent?.kind === 'ok') {
      const { id } = sent.data
      setFiles((now) => now.map((one) => (one.key === key ? { ...one, id } : one)))
      return
    }
    drop(key)
    if (sent?.kind === 'not-sent')
      setFieldError(
        sent.fieldError.code === 'upload-type-wrong'
          ? t('files.wrongType', { types: sent.fieldError.types })
          : t('files.tooLarge', { name: file.name }),
      )
    else setFieldError(sent?.kind === 'refused' ? sent.message : t('files.failed', { name: file.name }))
  }

  const add = (chosen: readonly File[]) => {
    const free = afterSaleFileRule.maxFiles - files.length
    setFieldError(chosen.length > free ? t('files.tooMany', { count: afterSaleFileRule.maxFiles }) : undefined)
    for (const file of chosen.slice(0, free)) void send(file)
  }

  return {
    files,
    fieldError,
    add,
    drop,
    clear: () => setFiles([]),
    isSending: files.some(({ id }) => id === null),
    fileIds: files.flatMap(({ id }) => id ?? []),
  }
}
