import { useNotify } from 'react-admin'

/**
 * Whether a command on the stored draft may be given: a form beside it has no unsaved edits. Otherwise the person is notified;
 * the command would concern another text than the one on the screen.
 */
export const useSavedFirst = (isChanged: boolean) => {
  const notify = useNotify()
  return (): boolean => {
    if (isChanged) notify('forms.unsaved.save_first', { type: 'warning' })
    return !isChanged
  }
}
