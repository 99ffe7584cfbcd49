import type { Platform } from '@pinline/chassis/service'
import { type FormContent, formContent } from '@pinline/contracts/notification/form/form-row'
import type { FormNo, VaultReference } from '@pinline/events/ids'
import { z } from 'zod'

type VaultPlatform = Pick<Platform, 'vault'>

const kind = 'form'

/** Subjects of the vault are in lower case. */
const subjectOf = (formNo: FormNo): string => formNo.toLowerCase()

/** Puts what somebody wrote into a form into the vault. */
export const putFormContent = async (
  { vault }: VaultPlatform,
  formNo: FormNo,
  content: FormContent,
): Promise<VaultReference> => await vault.put(kind, subjectOf(formNo), content, formContent)

/** Puts a text of staff about a form into the vault: a reply or a note. */
export const putFormText = async ({ vault }: VaultPlatform, formNo: FormNo, text: string): Promise<VaultReference> =>
  await vault.put(kind, subjectOf(formNo), text, z.string())

/** Erases everything that was written into forms and about them. */
export const eraseFormTexts = async ({ vault }: VaultPlatform, formNos: readonly FormNo[]): Promise<void> =>
  await vault.eraseMany(kind, formNos.map(subjectOf))
