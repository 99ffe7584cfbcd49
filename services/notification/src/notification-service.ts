import { uploadsOf } from '@pinline/chassis/files/upload-folder'
import type { Route } from '@pinline/chassis/http/route'
import type { Retained } from '@pinline/chassis/retention/read-retention'
import { defineService, type TraceLines } from '@pinline/chassis/service'
import { notificationConfig, notificationVariables } from './config.ts'
import { notificationPersonVault } from './erasure/person-vault.ts'
import { EventFeed } from './event-feed/event-feed.ts'
import { FormDrafts, formDraftsSweep } from './forms/form-drafts.ts'
import { FormFiles, formFilesSweep } from './forms/form-files.ts'
import { FormQuota, formQuotasExpiry } from './forms/form-quota.ts'
import { advanceToDo } from './jobs/advance-to-do.job.ts'
import { deliverMessage } from './jobs/deliver-message.job.ts'
import { deliverWebhooks } from './jobs/deliver-webhooks.job.ts'
import { mailChangeNotice } from './jobs/mail-change-notice.job.ts'
import { sweepFormDrafts } from './jobs/sweep-form-drafts.job.ts'
import { sweepFormFiles } from './jobs/sweep-form-files.job.ts'
import { trimWebhooks } from './jobs/trim-webhooks.job.ts'
import { mailboxPages } from './mailbox/mailbox-pages.ts'
import { mailTrace } from './messages/mail-trace.ts'
import { messageFigures } from './messages/message-figures.ts'
import { encryptedMessages, messagesExpiry, Outbox } from './messages/outbox.ts'
import { transportsOf } from './messages/transports.ts'
import type { NotificationDeps } from './notification-deps.ts'
import { reconcileToDos } from './order-to-dos/reconcile-to-dos.ts'
import { deleteWebhookEndpointsWhenBuyerErased } from './reactions/delete-webhook-endpoints-when-buyer-erased.reaction.ts'
import { eraseCommentsWhenBuyerErased } from './reactions/erase-comments-when-buyer-erased.reaction.ts'
import { eraseFormWhenFormErased } from './reactions/erase-form-when-form-erased.reaction.ts'
import { eraseNoticeWhenNoticeDeleted } from './reactions/erase-notice-when-notice-deleted.reaction.ts'
import { eraseWebhooksWhenEndpointDeleted } from './reactions/erase-webhooks-when-endpoint-deleted.reaction.ts'
import { forgetFormsWhenBuyerErased } from './reactions/forget-forms-when-buyer-erased.reaction.ts'
import { keepToDoUntilAfterSaleIsAnswered } from './reactions/keep-to-do-until-after-sale-is-answered.reaction.ts'
import { keepToDoUntilFormIsAnswered } from './reactions/keep-to-do-until-form-is-answered.reaction.ts'
import { keepToDoUntilLatePaymentIsSettled } from './reactions/keep-to-do-until-late-payment-is-settled.reaction.ts'
import { keepToDoUntilQuotationIsAnswered } from './reactions/keep-to-do-until-quotation-is-answered.reaction.ts'
import { keepToDoUntilReplacementIsSent } from './reactions/keep-to-do-until-replacement-is-sent.reaction.ts'
import { keepToDoWhileOrderIsPrepared } from './reactions/keep-to-do-while-order-is-prepared.reaction.ts'
import { keepToDoWhileRefundIsDue } from './reactions/keep-to-do-while-refund-is-due.reaction.ts'
import { keepToDoWhileStockIsLow } from './reactions/keep-to-do-while-stock-is-low.reaction.ts'
import { keepToDoWhileTranslationsAreDue } from './reactions/keep-to-do-while-translations-are-due.reaction.ts'
import { keepToDoWhileWebhookEndpointIsDisabled } from './reactions/keep-to-do-while-webhook-endpoint-is-disabled.reaction.ts'
import { mailChangeNoticeWhenPublished } from './reactions/mail-change-notice-when-published.reaction.ts'
import { openToDoWhenBuyerNoteMentions } from './reactions/open-to-do-when-buyer-note-mentions.reaction.ts'
import { openToDoWhenCommentMentions } from './reactions/open-to-do-when-comment-mentions.reaction.ts'
import { openToDoWhenFormNoteMentions } from './reactions/open-to-do-when-form-note-mentions.reaction.ts'
import { openToDoWhenOrderNoteMentions } from './reactions/open-to-do-when-order-note-mentions.reaction.ts'
import { recordWebhookWhenCatalogueChanges } from './reactions/record-webhook-when-catalogue-changes.reaction.ts'
import { recordWebhookWhenOrderChanges } from './reactions/record-webhook-when-order-changes.reaction.ts'
import { wakeToDoInTime } from './reactions/wake-to-do-in-time.reaction.ts'
import { writeToBuyerWhenAfterSaleMoves } from './reactions/write-to-buyer-when-after-sale-moves.reaction.ts'
import { writeToBuyerWhenChangeNoticeAddressed } from './reactions/write-to-buyer-when-change-notice-addressed.reaction.ts'
import { writeToBuyerWhenDeliveryChanged } from './reactions/write-to-buyer-when-delivery-changed.reaction.ts'
import { writeToBuyerWhenOrderExpired } from './reactions/write-to-buyer-when-order-expired.reaction.ts'
import { writeToBuyerWhenOrderPaid } from './reactions/write-to-buyer-when-order-paid.reaction.ts'
import { writeToBuyerWhenOrderPlaced } from './reactions/write-to-buyer-when-order-placed.reaction.ts'
import { writeToBuyerWhenOrderShipped } from './reactions/write-to-buyer-when-order-shipped.reaction.ts'
import { writeToBuyerWhenQuotationMoves } from './reactions/write-to-buyer-when-quotation-moves.reaction.ts'
import { writeToBuyerWhenRefundRequested } from './reactions/write-to-buyer-when-refund-requested.reaction.ts'
import { writeToSenderWhenFormMoves } from './reactions/write-to-sender-when-form-moves.reaction.ts'
import { ReadMarks, readMarksExpiry } from './read-marks.ts'
import { addressedNoticesProjection } from './read-models/addressed-notices/addressed-notices.projection.ts'
import { changeNoticesProjection } from './read-models/change-notices/change-notices.projection.ts'
import { formsProjection } from './read-models/forms/forms.projection.ts'
import { prepareFormsOfBuyers } from './read-models/forms/forms-of-buyer.query.ts'
import { handbookProjection } from './read-models/handbook/handbook.projection.ts'
import { noticesProjection } from './read-models/notices/notices.projection.ts'
import { orderBuyers } from './read-models/order-buyers/order-buyers.projection.ts'
import { quotationBuyers } from './read-models/quotation-buyers/quotation-buyers.projection.ts'
import { responseTimesProjection } from './read-models/response-times/response-times.projection.ts'
import { snippetsProjection } from './read-models/snippets/snippets.projection.ts'
import { toDoView } from './read-models/to-dos/to-dos.projection.ts'
import { webhookEndpointsProjection } from './read-models/webhook-endpoints/webhook-endpoints.projection.ts'
import { addFormNoteRoute } from './routes/add-form-note.route.ts'
import { addToDoCommentRoute } from './routes/add-to-do-comment.route.ts'
import { answerFormRoute } from './routes/answer-form.route.ts'
import { archiveHandbookPageRoute } from './routes/archive-handbook-page.route.ts'
import { archiveSnippetRoute } from './routes/archive-snippet.route.ts'
import { assignFormRoute } from './routes/assign-form.route.ts'
import { assignToDoRoute } from './routes/assign-to-do.route.ts'
import { changeNoticesResourceRoute } from './routes/change-notices.resource.ts'
import { closeFindingToDoRoute } from './routes/close-finding-to-do.route.ts'
import { closeFormRoute } from './routes/close-form.route.ts'
import { completeToDoRoute } from './routes/complete-to-do.route.ts'
import { countToDosRoute } from './routes/count-to-dos.route.ts'
import { countVisitStepsRoute } from './routes/count-visit-steps.route.ts'
import { countVisitorsRoute } from './routes/count-visitors.route.ts'
import { createChangeNoticeRoute } from './routes/create-change-notice.route.ts'
import { createHandbookPageRoute } from './routes/create-handbook-page.route.ts'
import { createMyWebhookEndpointRoute } from './routes/create-my-webhook-endpoint.route.ts'
import { createNoticeRoute } from './routes/create-notice.route.ts'
import { createSnippetRoute } from './routes/create-snippet.route.ts'
import { createSortRoute } from './routes/create-sort.route.ts'
import { createWebhookEndpointRoute } from './routes/create-webhook-endpoint.route.ts'
import { deleteMyWebhookEndpointRoute } from './routes/delete-my-webhook-endpoint.route.ts'
import { deleteNoticeRoute } from './routes/delete-notice.route.ts'
import { deleteSortRoute } from './routes/delete-sort.route.ts'
import { deleteWebhookEndpointRoute } from './routes/delete-webhook-endpoint.route.ts'
import { disableWebhookEndpointRoute } from './routes/disable-webhook-endpoint.route.ts'
import { emptyNotificationsRoute } from './routes/empty-notifications.route.ts'
import { enableMyWebhookEndpointRoute } from './routes/enable-my-webhook-endpoint.route.ts'
import { enableWebhookEndpointRoute } from './routes/enable-webhook-endpoint.route.ts'
import { eraseFormRoute } from './routes/erase-form.route.ts'
import { eventStreamRoute } from './routes/event-stream.stream.ts'
import { exportFormsRoute } from './routes/export-forms.route.ts'
import { exportMessagesRoute } from './routes/export-messages.route.ts'
import { forgetMessagesRoute } from './routes/forget-messages.route.ts'
import { formsResourceRoute } from './routes/forms.resource.ts'
import { getFormFileRoute } from './routes/get-form-file.route.ts'
import { getFormFileByStaffRoute } from './routes/get-form-file-by-staff.route.ts'
import { getHandbookVersionRoute } from './routes/get-handbook-version.route.ts'
import { getSnippetVersionRoute } from './routes/get-snippet-version.route.ts'
import { handbookResourceRoute } from './routes/handbook.resource.ts'
import { listChangeNoticesRoute } from './routes/list-change-notices.route.ts'
import { listEventsRoute } from './routes/list-events.route.ts'
import { listFormsOfBuyerRoute } from './routes/list-forms-of-buyer.route.ts'
import { listHandbookSectionsRoute } from './routes/list-handbook-sections.route.ts'
import { listHomeNotificationsRoute } from './routes/list-home-notifications.route.ts'
import { listMailTextsRoute } from './routes/list-mail-texts.route.ts'
import { listMyChangeNoticesRoute } from './routes/list-my-change-notices.route.ts'
import { listMyFormsRoute } from './routes/list-my-forms.route.ts'
import { listMyWebhookDeliveriesRoute } from './routes/list-my-webhook-deliveries.route.ts'
import { listMyWebhookEndpointsRoute } from './routes/list-my-webhook-endpoints.route.ts'
import { listNoticesRoute } from './routes/list-notices.route.ts'
import { listNotificationsRoute } from './routes/list-notifications.route.ts'
import { listResponseTimesRoute } from './routes/list-response-times.route.ts'
import { listSortsRoute } from './routes/list-sorts.route.ts'
import { listVisitorsRoute } from './routes/list-visitors.route.ts'
import { markNotificationsReadRoute } from './routes/mark-notifications-read.route.ts'
import { noticesResourceRoute } from './routes/notices.resource.ts'
import { notificationEventsStream } from './routes/notification-events.stream.ts'
import { openFindingToDoRoute } from './routes/open-finding-to-do.route.ts'
import { previewMailTextRoute } from './routes/preview-mail-text.route.ts'
import { publishChangeNoticeRoute } from './routes/publish-change-notice.route.ts'
import { recordVisitStepsRoute } from './routes/record-visit-steps.route.ts'
import { recordVisitorRoute } from './routes/record-visitor.route.ts'
import { redeliverMyWebhooksRoute } from './routes/redeliver-my-webhooks.route.ts'
import { redeliverWebhooksRoute } from './routes/redeliver-webhooks.route.ts'
import { reopenHandbookPageRoute } from './routes/reopen-handbook-page.route.ts'
import { reopenSnippetRoute } from './routes/reopen-snippet.route.ts'
import { rotateMyWebhookSecretRoute } from './routes/rotate-my-webhook-secret.route.ts'
import { rotateWebhookSecretRoute } from './routes/rotate-webhook-secret.route.ts'
import { sendMessageRoute } from './routes/send-message.route.ts'
import { sendMyTestWebhookRoute } from './routes/send-my-test-webhook.route.ts'
import { sendTestMailRoute } from './routes/send-test-mail.route.ts'
import { sendTestWebhookRoute } from './routes/send-test-webhook.route.ts'
import { snippetsResourceRoute } from './routes/snippets.resource.ts'
import { snoozeToDoRoute } from './routes/snooze-to-do.route.ts'
import { submitFormRoute } from './routes/submit-form.route.ts'
import { toDosResourceRoute } from './routes/to-dos.resource.ts'
import { updateChangeNoticeRoute } from './routes/update-change-notice.route.ts'
import { updateHandbookPageRoute } from './routes/update-handbook-page.route.ts'
import { updateNoticeRoute } from './routes/update-notice.route.ts'
import { updateSnippetRoute } from './routes/update-snippet.route.ts'
import { updateSortRoute } from './routes/update-sort.route.ts'
import { updateWebhookEndpointRoute } from './routes/update-webhook-endpoint.route.ts'
import { visitorsResourceRoute } from './routes/visitors.resource.ts'
import { wakeToDoRoute } from './routes/wake-to-do.route.ts'
import { webhookDeliveriesResourceRoute } from './routes/webhook-deliveries.resource.ts'
import { webhookEndpointsResourceRoute } from './routes/webhook-endpoints.resource.ts'
import { withdrawChangeNoticeRoute } from './routes/withdraw-change-notice.route.ts'
import { withdrawNoticeRoute } from './routes/withdraw-notice.route.ts'
import { makeDemoChangeNotices } from './seed/make-demo-change-notices.ts'
import { makeDemoHandbook } from './seed/make-demo-handbook.ts'
import { makeDemoNotices } from './seed/make-demo-notices.ts'
import { makeDemoSnippets } from './seed/make-demo-snippets.ts'
import { makeDemoVisits } from './seed/make-demo-visits.ts'
import { makeDemoWebhooks } from './seed/make-demo-webhooks.ts'
import { VisitDays, visitDaysExpiry } from './visits/visit-days.ts'
import { Visits, visitsExpiry } from './visits/visits.ts'
import { deliveriesExpiry } from './webhooks/webhook-deliveries.ts'
import { webhookTrace } from './webhooks/webhook-trace.ts'
import { createWebhooks } from './webhooks/webhooks.ts'

const routesOf = (deps: NotificationDeps): readonly Route[] => [
  listEventsRoute(deps),
  sendMessageRoute(deps),
  forgetMessagesRoute(deps),
  exportMessagesRoute(deps),
  listMailTextsRoute(deps),
  previewMailTextRoute(deps),
  sendTestMailRoute(deps),
  listNotificationsRoute(deps),
  listHomeNotificationsRoute(deps),
  markNotificationsReadRoute(deps),
  emptyNotificationsRoute(deps),
  listNoticesRoute(deps),
  createNoticeRoute(deps),
  updateNoticeRoute(deps),
  withdrawNoticeRoute(deps),
  deleteNoticeRoute(deps),
  createChangeNoticeRoute(deps),
  listChangeNoticesRoute(deps),
  listMyChangeNoticesRoute(deps),
  publishChangeNoticeRoute(deps),
  updateChangeNoticeRoute(deps),
  withdrawChangeNoticeRoute(deps),
  createHandbookPageRoute(deps),
  updateHandbookPageRoute(deps),
  archiveHandbookPageRoute(deps),
  reopenHandbookPageRoute(deps),
  getHandbookVersionRoute(deps),
  listHandbookSectionsRoute(deps),
  createSnippetRoute(deps),
  updateSnippetRoute(deps),
  archiveSnippetRoute(deps),
  reopenSnippetRoute(deps),
  getSnippetVersionRoute(deps),
  listSortsRoute(deps),
  createSortRoute(deps),
  updateSortRoute(deps),
  deleteSortRoute(deps),
  recordVisitorRoute(deps),
  listVisitorsRoute(deps),
  countVisitorsRoute(deps),
  recordVisitStepsRoute(deps),
  countVisitStepsRoute(deps),
  countToDosRoute(deps),
  listResponseTimesRoute(deps),
  assignToDoRoute(deps),
  snoozeToDoRoute(deps),
  wakeToDoRoute(deps),
  addToDoCommentRoute(deps),
  completeToDoRoute(deps),
  submitFormRoute(deps),
  listMyFormsRoute(deps),
  listFormsOfBuyerRoute(deps),
  getFormFileRoute(deps),
  answerFormRoute(deps),
  addFormNoteRoute(deps),
  assignFormRoute(deps),
  closeFormRoute(deps),
  eraseFormRoute(deps),
  getFormFileByStaffRoute(deps),
  exportFormsRoute(deps),
  openFindingToDoRoute(deps),
  closeFindingToDoRoute(deps),
  createWebhookEndpointRoute(deps),
  updateWebhookEndpointRoute(deps),
  rotateWebhookSecretRoute(deps),
  enableWebhookEndpointRoute(deps),
  disableWebhookEndpointRoute(deps),
  deleteWebhookEndpointRoute(deps),
  sendTestWebhookRoute(deps),
  redeliverWebhooksRoute(deps),
  listMyWebhookEndpointsRoute(deps),
  createMyWebhookEndpointRoute(deps),
  rotateMyWebhookSecretRoute(deps),
  enableMyWebhookEndpointRoute(deps),
  deleteMyWebhookEndpointRoute(deps),
  sendMyTestWebhookRoute(deps),
  listMyWebhookDeliveriesRoute(deps),
  redeliverMyWebhooksRoute(deps),
]

const makeDemonstration = async ({ platform, visits, visitDays, webhooks }: NotificationDeps): Promise<void> => {
  await makeDemoNotices(platform)
  await makeDemoChangeNotices(platform)
  await makeDemoHandbook(platform)
  await makeDemoSnippets(platform)
  await makeDemoVisits(platform, visits, visitDays)
  await makeDemoWebhooks(platform, webhooks.deliveries)
}

const projections = [
  toDoView,
  orderBuyers,
  quotationBuyers,
  formsProjection,
  noticesProjection,
  changeNoticesProjection,
  addressedNoticesProjection,
  handbookProjection,
  snippetsProjection,
  webhookEndpointsProjection,
  responseTimesProjection,
]

const resourcesOf = (deps: NotificationDeps) => [
  toDosResourceRoute(deps),
  formsResourceRoute(deps),
  noticesResourceRoute(deps),
  changeNoticesResourceRoute(deps),
  handbookResourceRoute(deps),
  snippetsResourceRoute(deps),
  visitorsResourceRoute(deps),
  webhookEndpointsResourceRoute(deps),
  webhookDeliveriesResourceRoute(deps),
]

const traceLinesOf =
  ({ platform, outbox, webhooks }: NotificationDeps): TraceLines =>
  async (of) => [...(await mailTrace(outbox, of)), ...(await webhookTrace(platform, webhooks.deliveries, of))]

const retainedBy = ({ config }: NotificationDeps['platform']): readonly Retained[] => [
  uploadsOf(config.PINLINE_DATA, 'notification'),
  messagesExpiry,
  deliveriesExpiry,
  visitsExpiry,
  visitDaysExpiry,
  readMarksExpiry,
  formQuotasExpiry,
  formDraftsSweep,
  formFilesSweep,
]

const buyerErasedReactions = (deps: NotificationDeps) => [
  forgetFormsWhenBuyerErased(deps),
  deleteWebhookEndpointsWhenBuyerErased(deps),
  eraseCommentsWhenBuyerErased(deps),
]

/** To-dos, the bell, and messages that leave the system. */
export const notificationService = defineService({
  name: 'notification',
  config: notificationConfig,
  shownVariables: notificationVariables,
  compose: (platform) => {
    const { PINLINE_MODE, FORM_FILES_DAY_MB, FORM_FILES_ADDRESS_MB } = platform.config
    const outbox = new Outbox(platform, transportsOf(platform, platform.config))
    const deps: NotificationDeps = {
      platform,
      outbox,
      eventFeed: new EventFeed(platform.logReader),
      readMarks: new ReadMarks(platform),
      visits: new Visits(platform),
      visitDays: new VisitDays(platform),
      formFiles: new FormFiles(platform, FORM_FILES_DAY_MB * 1_000_000),
      formDrafts: new FormDrafts(platform),
      formQuota: new FormQuota(platform, FORM_FILES_ADDRESS_MB * 1_000_000),
      webhooks: createWebhooks(platform, platform.config),
    }
    return {
      routes: routesOf(deps),
      traceLines: traceLinesOf(deps),
      resources: resourcesOf(deps),
      eventStreams: [notificationEventsStream(deps), eventStreamRoute(deps)],
      projections,
      reactions: [
        keepToDoWhileOrderIsPrepared(platform),
        keepToDoWhileRefundIsDue(platform),
        keepToDoUntilLatePaymentIsSettled(platform),
        keepToDoUntilAfterSaleIsAnswered(platform),
        keepToDoUntilQuotationIsAnswered(platform),
        keepToDoUntilReplacementIsSent(platform),
        writeToBuyerWhenOrderPlaced(platform, outbox),
        writeToBuyerWhenOrderPaid(platform, outbox),
        writeToBuyerWhenOrderShipped(platform, outbox),
        writeToBuyerWhenDeliveryChanged(platform, outbox),
        writeToBuyerWhenOrderExpired(platform, outbox),
        writeToBuyerWhenRefundRequested(platform, outbox),
        writeToBuyerWhenAfterSaleMoves(platform, outbox),
        writeToBuyerWhenQuotationMoves(platform, outbox),
        mailChangeNoticeWhenPublished(platform),
        writeToBuyerWhenChangeNoticeAddressed(platform, outbox),
        keepToDoUntilFormIsAnswered(platform),
        keepToDoWhileStockIsLow(platform),
        keepToDoWhileTranslationsAreDue(platform),
        openToDoWhenOrderNoteMentions(platform),
        openToDoWhenBuyerNoteMentions(platform),
        openToDoWhenFormNoteMentions(platform),
        openToDoWhenCommentMentions(platform),
        wakeToDoInTime(platform),
        writeToSenderWhenFormMoves(platform, outbox),
        eraseFormWhenFormErased(deps),
        eraseNoticeWhenNoticeDeleted(deps),
        recordWebhookWhenOrderChanges(deps),
        recordWebhookWhenCatalogueChanges(deps),
        keepToDoWhileWebhookEndpointIsDisabled(deps),
        eraseWebhooksWhenEndpointDeleted(deps),
        ...buyerErasedReactions(deps),
      ],
      jobs: [
        sweepFormFiles(deps),
        sweepFormDrafts(deps),
        advanceToDo(platform),
        deliverWebhooks(deps),
        trimWebhooks(deps),
        mailChangeNotice(platform),
        deliverMessage(platform, outbox),
      ],
      gauges: messageFigures(platform, outbox),
      ...{ reconcilers: [reconcileToDos(platform)], personVault: notificationPersonVault(deps) },
      ...{ encryptedCollections: [encryptedMessages], retained: retainedBy(platform) },
      ...(PINLINE_MODE === 'development' ? { pages: mailboxPages(outbox), localRoots: ['/mailbox'] } : {}),
      onStart: async () => {
        await Promise.all([
          outbox.ensureIndexes(),
          deps.readMarks.ensureIndexes(),
          deps.visits.ensureIndexes(),
          deps.visitDays.ensureIndexes(),
          deps.formFiles.ensureIndexes(),
          deps.formDrafts.ensureIndexes(),
          deps.formQuota.ensureIndexes(),
          deps.webhooks.deliveries.ensureIndexes(),
          prepareFormsOfBuyers(platform),
        ])
        if (platform.config.DEMO_ORDERS === 'on') await makeDemonstration(deps)
      },
      onStop: async () => await deps.webhooks.lanes.stop(),
    }
  },
})
