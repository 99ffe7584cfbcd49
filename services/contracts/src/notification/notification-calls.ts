import type { AdminResource, AnyCall } from '../api/call.ts'
import { closeFindingToDo } from '../api/close-finding-to-do.ts'
import { openFindingToDo } from '../api/open-finding-to-do.ts'
import { changeNoticesResource } from './change-notice/change-notices-resource.ts'
import { createChangeNotice } from './change-notice/create-change-notice.ts'
import { listChangeNotices } from './change-notice/list-change-notices.ts'
import { listMyChangeNotices } from './change-notice/list-my-change-notices.ts'
import { publishChangeNotice } from './change-notice/publish-change-notice.ts'
import { updateChangeNotice } from './change-notice/update-change-notice.ts'
import { withdrawChangeNotice } from './change-notice/withdraw-change-notice.ts'
import { listEvents } from './event-feed/list-events.ts'
import { addFormNote } from './form/add-form-note.ts'
import { answerForm } from './form/answer-form.ts'
import { assignForm } from './form/assign-form.ts'
import { closeForm } from './form/close-form.ts'
import { eraseForm } from './form/erase-form.ts'
import { exportForms } from './form/export-forms.ts'
import { formsResource } from './form/forms-resource.ts'
import { getFormFile } from './form/get-form-file.ts'
import { getFormFileByStaff } from './form/get-form-file-by-staff.ts'
import { listFormsOfBuyer } from './form/list-forms-of-buyer.ts'
import { listMyForms } from './form/list-my-forms.ts'
import { submitForm } from './form/submit-form.ts'
import { archiveHandbookPage } from './handbook/archive-handbook-page.ts'
import { createHandbookPage } from './handbook/create-handbook-page.ts'
import { getHandbookVersion } from './handbook/get-handbook-version.ts'
import { handbookResource } from './handbook/handbook-resource.ts'
import { listHandbookSections } from './handbook/list-handbook-sections.ts'
import { reopenHandbookPage } from './handbook/reopen-handbook-page.ts'
import { updateHandbookPage } from './handbook/update-handbook-page.ts'
import { listMailTexts } from './mail-text/list-mail-texts.ts'
import { previewMailText } from './mail-text/preview-mail-text.ts'
import { sendTestMail } from './mail-text/send-test-mail.ts'
import { exportMessages } from './message/export-messages.ts'
import { forgetMessages } from './message/forget-messages.ts'
import { sendMessage } from './message/send-message.ts'
import { createNotice } from './notice/create-notice.ts'
import { deleteNotice } from './notice/delete-notice.ts'
import { listNotices } from './notice/list-notices.ts'
import { noticesResource } from './notice/notices-resource.ts'
import { updateNotice } from './notice/update-notice.ts'
import { withdrawNotice } from './notice/withdraw-notice.ts'
import { emptyNotifications } from './notification/empty-notifications.ts'
import { listHomeNotifications } from './notification/list-home-notifications.ts'
import { listNotifications } from './notification/list-notifications.ts'
import { markNotificationsRead } from './notification/mark-notifications-read.ts'
import { recordVisitSteps } from './record-visit-steps.ts'
import { recordVisitor } from './record-visitor.ts'
import { archiveSnippet } from './snippet/archive-snippet.ts'
import { createSnippet } from './snippet/create-snippet.ts'
import { getSnippetVersion } from './snippet/get-snippet-version.ts'
import { reopenSnippet } from './snippet/reopen-snippet.ts'
import { snippetsResource } from './snippet/snippets-resource.ts'
import { updateSnippet } from './snippet/update-snippet.ts'
import { createSort } from './sort/create-sort.ts'
import { deleteSort } from './sort/delete-sort.ts'
import { listSorts } from './sort/list-sorts.ts'
import { updateSort } from './sort/update-sort.ts'
import { addToDoComment } from './to-do/add-to-do-comment.ts'
import { assignToDo } from './to-do/assign-to-do.ts'
import { completeToDo } from './to-do/complete-to-do.ts'
import { countToDos } from './to-do/count-to-dos.ts'
import { listResponseTimes } from './to-do/list-response-times.ts'
import { snoozeToDo } from './to-do/snooze-to-do.ts'
import { toDosResource } from './to-do/to-dos-resource.ts'
import { wakeToDo } from './to-do/wake-to-do.ts'
import { countVisitSteps } from './visitor/count-visit-steps.ts'
import { countVisitors } from './visitor/count-visitors.ts'
import { listVisitors } from './visitor/list-visitors.ts'
import { visitorsResource } from './visitor/visitors-resource.ts'
import { createMyWebhookEndpoint } from './webhook/create-my-webhook-endpoint.ts'
import { createWebhookEndpoint } from './webhook/create-webhook-endpoint.ts'
import { deleteMyWebhookEndpoint } from './webhook/delete-my-webhook-endpoint.ts'
import { deleteWebhookEndpoint } from './webhook/delete-webhook-endpoint.ts'
import { disableWebhookEndpoint } from './webhook/disable-webhook-endpoint.ts'
import { enableMyWebhookEndpoint } from './webhook/enable-my-webhook-endpoint.ts'
import { enableWebhookEndpoint } from './webhook/enable-webhook-endpoint.ts'
import { listMyWebhookDeliveries } from './webhook/list-my-webhook-deliveries.ts'
import { listMyWebhookEndpoints } from './webhook/list-my-webhook-endpoints.ts'
import { redeliverMyWebhooks } from './webhook/redeliver-my-webhooks.ts'
import { redeliverWebhooks } from './webhook/redeliver-webhooks.ts'
import { rotateMyWebhookSecret } from './webhook/rotate-my-webhook-secret.ts'
import { rotateWebhookSecret } from './webhook/rotate-webhook-secret.ts'
import { sendMyTestWebhook } from './webhook/send-my-test-webhook.ts'
import { sendTestWebhook } from './webhook/send-test-webhook.ts'
import { updateWebhookEndpoint } from './webhook/update-webhook-endpoint.ts'
import { webhookDeliveriesResource } from './webhook/webhook-deliveries-resource.ts'
import { webhookEndpointsResource } from './webhook/webhook-endpoints-resource.ts'

/** Every call of the notification service. */
export const notificationCalls: readonly AnyCall[] = [
  listEvents,
  sendMessage,
  forgetMessages,
  exportMessages,
  listMailTexts,
  previewMailText,
  sendTestMail,
  listNotifications,
  listHomeNotifications,
  markNotificationsRead,
  emptyNotifications,
  listNotices,
  createNotice,
  updateNotice,
  withdrawNotice,
  deleteNotice,
  createChangeNotice,
  listChangeNotices,
  listMyChangeNotices,
  publishChangeNotice,
  updateChangeNotice,
  withdrawChangeNotice,
  createHandbookPage,
  updateHandbookPage,
  archiveHandbookPage,
  reopenHandbookPage,
  getHandbookVersion,
  listHandbookSections,
  createSnippet,
  updateSnippet,
  archiveSnippet,
  reopenSnippet,
  getSnippetVersion,
  listSorts,
  createSort,
  updateSort,
  deleteSort,
  recordVisitor,
  listVisitors,
  countVisitors,
  recordVisitSteps,
  countVisitSteps,
  countToDos,
  listResponseTimes,
  assignToDo,
  snoozeToDo,
  wakeToDo,
  addToDoComment,
  completeToDo,
  submitForm,
  listMyForms,
  listFormsOfBuyer,
  getFormFile,
  answerForm,
  addFormNote,
  assignForm,
  closeForm,
  eraseForm,
  getFormFileByStaff,
  exportForms,
  openFindingToDo,
  closeFindingToDo,
  createWebhookEndpoint,
  updateWebhookEndpoint,
  rotateWebhookSecret,
  enableWebhookEndpoint,
  disableWebhookEndpoint,
  deleteWebhookEndpoint,
  sendTestWebhook,
  redeliverWebhooks,
  listMyWebhookEndpoints,
  createMyWebhookEndpoint,
  rotateMyWebhookSecret,
  enableMyWebhookEndpoint,
  deleteMyWebhookEndpoint,
  sendMyTestWebhook,
  listMyWebhookDeliveries,
  redeliverMyWebhooks,
]

export const notificationResources: readonly AdminResource[] = [
  toDosResource,
  formsResource,
  noticesResource,
  changeNoticesResource,
  handbookResource,
  snippetsResource,
  visitorsResource,
  webhookEndpointsResource,
  webhookDeliveriesResource,
]
