import { useNotify } from 'react-admin'

/** Copies to the clipboard and shows the result. */
export const useCopy = (): ((words: string) => Promise<void>) => {
  const notify = useNotify()
  return async (words) => {
    try {
      await navigator.clipboard.writeText(words)
      notify('shell.copy.done')
    } catch {
      notify('shell.copy.failed', { type: 'error' })
    }
  }
}
