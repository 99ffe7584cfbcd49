import { defineService } from '@pinline/chassis/service'
import { type AccountDeps, accountDeps } from './account-deps.ts'
import { contactChangesSweep } from './accounts/contact-claims.ts'
import { auditTrace } from './audit/audit-trace.ts'
import { clientInfoExpiry } from './audit/client-info.ts'
import { accountConfig, accountVariables } from './config.ts'
import { reconcileContactClaimsJob } from './jobs/reconcile-contact-claims.job.ts'
import { attachPictureWhenBuyerAvatarSet } from './reactions/attach-picture-when-buyer-avatar-set.reaction.ts'
import { attachPictureWhenStaffAvatarSet } from './reactions/attach-picture-when-staff-avatar-set.reaction.ts'
import { erasePersonWhenBuyerErased } from './reactions/erase-person-when-buyer-erased.reaction.ts'
import { eraseStaffWhenStaffRemoved } from './reactions/erase-staff-when-staff-removed.reaction.ts'
import { notifyBuyerWhenChangeUndone } from './reactions/notify-buyer-when-change-undone.reaction.ts'
import { notifyBuyerWhenPasswordSet } from './reactions/notify-buyer-when-password-set.reaction.ts'
import { notifyFormerContactWhenBuyerContactChanged } from './reactions/notify-former-contact-when-buyer-contact-changed.reaction.ts'
import { notifyStaffWhenAccessChanged } from './reactions/notify-staff-when-access-changed.reaction.ts'
import { notifyStaffWhenChangeUndone } from './reactions/notify-staff-when-change-undone.reaction.ts'
import { revokeApiKeysWhenChangeUndone } from './reactions/revoke-api-keys-when-change-undone.reaction.ts'
import { addressBook } from './read-models/address-book/address-book.projection.ts'
import { apiKeysProjection } from './read-models/api-keys/api-keys.projection.ts'
import { buyersProjection } from './read-models/buyers/buyers.projection.ts'
import { buyerErasures } from './read-models/erasures/buyer-erasures.projection.ts'
import { staffErasures } from './read-models/erasures/staff-erasures.projection.ts'
import { savedViewsProjection } from './read-models/saved-views/saved-views.projection.ts'
import { addAddressRoute } from './routes/add-address.route.ts'
import { addBuyerNoteRoute } from './routes/add-buyer-note.route.ts'
import { apiKeysResourceRoute } from './routes/api-keys.resource.ts'
import { auditResourceRoute } from './routes/audit.resource.ts'
import { beginSecondFactorRoute } from './routes/begin-second-factor.route.ts'
import { buyersResourceRoute } from './routes/buyers.resource.ts'
import { changeAddressRoute } from './routes/change-address.route.ts'
import { changeApiKeyRoute } from './routes/change-api-key.route.ts'
import { changeApiKeyByStaffRoute } from './routes/change-api-key-by-staff.route.ts'
import { changeCompanyRoute } from './routes/change-company.route.ts'
import { changeEmailRoute } from './routes/change-email.route.ts'
import { changePasswordRoute } from './routes/change-password.route.ts'
import { changePhoneRoute } from './routes/change-phone.route.ts'
import { changeProfileRoute } from './routes/change-profile.route.ts'
import { changeStaffEmailRoute } from './routes/change-staff-email.route.ts'
import { changeStaffPasswordRoute } from './routes/change-staff-password.route.ts'
import { changeStaffProfileRoute } from './routes/change-staff-profile.route.ts'
import { checkAddressRoute } from './routes/check-address.route.ts'
import { checkApiKeysRoute } from './routes/check-api-keys.route.ts'
import { checkAuditRoute } from './routes/check-audit.route.ts'
import { checkCodeRoute } from './routes/check-code.route.ts'
import { checkSessionsRoute } from './routes/check-sessions.route.ts'
import { chooseAppearanceRoute } from './routes/choose-appearance.route.ts'
import { chooseDefaultViewRoute } from './routes/choose-default-view.route.ts'
import { chooseMailsRoute } from './routes/choose-mails.route.ts'
import { confirmIdentityRoute } from './routes/confirm-identity.route.ts'
import { confirmSecondFactorRoute } from './routes/confirm-second-factor.route.ts'
import { countSecurityEventsRoute } from './routes/count-security-events.route.ts'
import { createApiKeyRoute } from './routes/create-api-key.route.ts'
import { createApiKeyByStaffRoute } from './routes/create-api-key-by-staff.route.ts'
import { createMenuRoute } from './routes/create-menu.route.ts'
import { createRoleRoute } from './routes/create-role.route.ts'
import { createStaffRoute } from './routes/create-staff.route.ts'
import { deleteAccountRoute } from './routes/delete-account.route.ts'
import { endMaintenanceRoute } from './routes/end-maintenance.route.ts'
import { endOtherSessionsRoute } from './routes/end-other-sessions.route.ts'
import { endOtherStaffSessionsRoute } from './routes/end-other-staff-sessions.route.ts'
import { endSessionRoute } from './routes/end-session.route.ts'
import { endStaffSessionRoute } from './routes/end-staff-session.route.ts'
import { eraseBuyerRoute } from './routes/erase-buyer.route.ts'
import { erasuresResourceRoute } from './routes/erasures.resource.ts'
import { exportAccountRoute } from './routes/export-account.route.ts'
import { exportBuyersRoute } from './routes/export-buyers.route.ts'
import { exportErasuresRoute } from './routes/export-erasures.route.ts'
import { getAccountChangeRoute } from './routes/get-account-change.route.ts'
import { getAddressRoute } from './routes/get-address.route.ts'
import { getBuyerAtRoute } from './routes/get-buyer-at.route.ts'
import { getBuyerContactRoute } from './routes/get-buyer-contact.route.ts'
import { getCompanyRoute } from './routes/get-company.route.ts'
import { getMaintenanceRoute } from './routes/get-maintenance.route.ts'
import { getMeRoute } from './routes/get-me.route.ts'
import { getPersonalDataRoute } from './routes/get-personal-data.route.ts'
import { getRoleRoute } from './routes/get-role.route.ts'
import { getStaffAtRoute } from './routes/get-staff-at.route.ts'
import { getStaffContactRoute } from './routes/get-staff-contact.route.ts'
import { getStaffProfileRoute } from './routes/get-staff-profile.route.ts'
import { keepAddressVersionRoute } from './routes/keep-address-version.route.ts'
import { listActivityRoute } from './routes/list-activity.route.ts'
import { listAddressVersionsRoute } from './routes/list-address-versions.route.ts'
import { listAddressesRoute } from './routes/list-addresses.route.ts'
import { listApiKeysRoute } from './routes/list-api-keys.route.ts'
import { listAuditRoute } from './routes/list-audit.route.ts'
import { listBuyerNotesRoute } from './routes/list-buyer-notes.route.ts'
import { listColleaguesRoute } from './routes/list-colleagues.route.ts'
import { listCountriesRoute } from './routes/list-countries.route.ts'
import { listDemoBuyersRoute } from './routes/list-demo-buyers.route.ts'
import { listMentionedStaffRoute } from './routes/list-mentioned-staff.route.ts'
import { listMenusRoute } from './routes/list-menus.route.ts'
import { listPersonNamesRoute } from './routes/list-person-names.route.ts'
import { listRoleMenusRoute } from './routes/list-role-menus.route.ts'
import { listRolesRoute } from './routes/list-roles.route.ts'
import { listSessionsRoute } from './routes/list-sessions.route.ts'
import { listStaffRoute } from './routes/list-staff.route.ts'
import { listStaffSessionsRoute } from './routes/list-staff-sessions.route.ts'
import { listViewsRoute } from './routes/list-views.route.ts'
import { listZonesRoute } from './routes/list-zones.route.ts'
import { logInRoute } from './routes/log-in.route.ts'
import { logInStaffRoute } from './routes/log-in-staff.route.ts'
import { logInWithCodeRoute } from './routes/log-in-with-code.route.ts'
import { logOutRoute } from './routes/log-out.route.ts'
import { logOutStaffRoute } from './routes/log-out-staff.route.ts'
import { menusResourceRoute } from './routes/menus.resource.ts'
import { namePlaceRoute } from './routes/name-place.route.ts'
import { readMaintenanceRoute } from './routes/read-maintenance.route.ts'
import { reclassifyRoute } from './routes/reclassify.route.ts'
import { recordAuditRoute } from './routes/record-audit.route.ts'
import { refreshSessionRoute } from './routes/refresh-session.route.ts'
import { refreshStaffSessionRoute } from './routes/refresh-staff-session.route.ts'
import { registerBuyerRoute } from './routes/register-buyer.route.ts'
import { removeAddressRoute } from './routes/remove-address.route.ts'
import { removeCompanyRoute } from './routes/remove-company.route.ts'
import { removeMenuRoute } from './routes/remove-menu.route.ts'
import { removeRoleRoute } from './routes/remove-role.route.ts'
import { removeSecondFactorRoute } from './routes/remove-second-factor.route.ts'
import { removeStaffRoute } from './routes/remove-staff.route.ts'
import { removeViewRoute } from './routes/remove-view.route.ts'
import { resetPasswordRoute } from './routes/reset-password.route.ts'
import { resetStaffPasswordRoute } from './routes/reset-staff-password.route.ts'
import { revokeApiKeyRoute } from './routes/revoke-api-key.route.ts'
import { revokeApiKeyByStaffRoute } from './routes/revoke-api-key-by-staff.route.ts'
import { rolesResourceRoute } from './routes/roles.resource.ts'
import { rotateApiKeyRoute } from './routes/rotate-api-key.route.ts'
import { rotateApiKeyByStaffRoute } from './routes/rotate-api-key-by-staff.route.ts'
import { saveViewRoute } from './routes/save-view.route.ts'
import { securityEventsResourceRoute } from './routes/security-events.resource.ts'
import { sendStaffCodeRoute } from './routes/send-staff-code.route.ts'
import { sendVerificationCodeRoute } from './routes/send-verification-code.route.ts'
import { setBuyerStateRoute } from './routes/set-buyer-state.route.ts'
import { setDefaultAddressRoute } from './routes/set-default-address.route.ts'
import { setEmailRoute } from './routes/set-email.route.ts'
import { setMenuStateRoute } from './routes/set-menu-state.route.ts'
import { setStaffStateRoute } from './routes/set-staff-state.route.ts'
import { shareViewRoute } from './routes/share-view.route.ts'
import { staffResourceRoute } from './routes/staff.resource.ts'
import { startMaintenanceRoute } from './routes/start-maintenance.route.ts'
import { undoAccountChangeRoute } from './routes/undo-account-change.route.ts'
import { updateMenuRoute } from './routes/update-menu.route.ts'
import { updateRoleRoute } from './routes/update-role.route.ts'
import { updateStaffRoute } from './routes/update-staff.route.ts'
import { securityEventsExpiry } from './security-events/security-events.ts'
import { admitFirstStaff } from './seed/admit-first-staff.ts'
import { defineShippedPermissions } from './seed/define-shipped-permissions.ts'
import { endDemoSessions } from './seed/end-demo-sessions.ts'
import { makeDemoAccounts } from './seed/make-demo-accounts.ts'
import { makeDemoApiKeys } from './seed/make-demo-api-keys.ts'
import { makeDemoBuyers } from './seed/make-demo-buyers.ts'
import { attemptPausesExpiry } from './sign-in/attempt-pauses.ts'
import { attemptWindowsExpiry } from './sign-in/attempt-windows.ts'
import { ticketsExpiry } from './sign-in/identity-tickets.ts'
import { sessionsExpiry } from './sign-in/sessions.ts'
import { undoLinksExpiry } from './sign-in/undo-links.ts'
import { codesExpiry } from './sign-in/verification-codes.ts'

/** Calls of other services. */
const upstreamRoutes = (deps: AccountDeps) => [
  getAddressRoute(deps),
  checkAddressRoute(),
  keepAddressVersionRoute(deps),
  listAddressVersionsRoute(deps),
  namePlaceRoute(),
  listBuyerNotesRoute(deps),
  getPersonalDataRoute(deps),
  getBuyerAtRoute(deps),
  listMentionedStaffRoute(deps),
  getBuyerContactRoute(deps),
  getStaffContactRoute(deps),
  listDemoBuyersRoute(deps),
]

/** Saved views of the console's lists. */
const viewRoutes = (deps: AccountDeps) => [
  listViewsRoute(deps),
  saveViewRoute(deps),
  shareViewRoute(deps),
  removeViewRoute(deps),
  chooseDefaultViewRoute(deps),
]

/** Maintenance mode. */
const maintenanceRoutes = (deps: AccountDeps) => [
  getMaintenanceRoute(deps),
  readMaintenanceRoute(deps),
  startMaintenanceRoute(deps),
  endMaintenanceRoute(deps),
]

/** API keys of buyers and of staff. */
const apiKeyRoutes = (deps: AccountDeps) => [
  listApiKeysRoute(deps),
  createApiKeyRoute(deps),
  createApiKeyByStaffRoute(deps),
  rotateApiKeyRoute(deps),
  rotateApiKeyByStaffRoute(deps),
  changeApiKeyRoute(deps),
  changeApiKeyByStaffRoute(deps),
  revokeApiKeyRoute(deps),
  revokeApiKeyByStaffRoute(deps),
  checkApiKeysRoute(deps),
]

/** Sessions that people see and end themselves. */
const sessionRoutes = (deps: AccountDeps) => [
  listSessionsRoute(deps),
  listStaffSessionsRoute(deps),
  endSessionRoute(deps),
  endStaffSessionRoute(deps),
  endOtherSessionsRoute(deps),
  endOtherStaffSessionsRoute(deps),
]

const routesOf = (deps: AccountDeps) => [
  sendVerificationCodeRoute(deps),
  registerBuyerRoute(deps),
  logInRoute(deps),
  logInWithCodeRoute(deps),
  resetPasswordRoute(deps),
  refreshSessionRoute(deps),
  logOutRoute(deps),
  getMeRoute(deps),
  listCountriesRoute(),
  listZonesRoute(),
  listAddressesRoute(deps),
  addAddressRoute(deps),
  changeAddressRoute(deps),
  removeAddressRoute(deps),
  setDefaultAddressRoute(deps),
  changePhoneRoute(deps),
  changeEmailRoute(deps),
  setEmailRoute(deps),
  changePasswordRoute(deps),
  reclassifyRoute(deps),
  confirmIdentityRoute(deps),
  checkCodeRoute(deps),
  getAccountChangeRoute(deps),
  undoAccountChangeRoute(deps),
  changeProfileRoute(deps),
  getCompanyRoute(deps),
  changeCompanyRoute(deps),
  chooseMailsRoute(deps),
  removeCompanyRoute(deps),
  logInStaffRoute(deps),
  refreshStaffSessionRoute(deps),
  logOutStaffRoute(deps),
  getStaffProfileRoute(deps),
  changeStaffProfileRoute(deps),
  chooseAppearanceRoute(deps),
  changeStaffPasswordRoute(deps),
  sendStaffCodeRoute(deps),
  changeStaffEmailRoute(deps),
  beginSecondFactorRoute(deps),
  confirmSecondFactorRoute(deps),
  removeSecondFactorRoute(deps),
  listRoleMenusRoute(deps),
  getRoleRoute(deps),
  getStaffAtRoute(deps),
  listStaffRoute(deps),
  listRolesRoute(deps),
  listMenusRoute(deps),
  listPersonNamesRoute(deps),
  listColleaguesRoute(deps),
  setBuyerStateRoute(deps),
  addBuyerNoteRoute(deps),
  eraseBuyerRoute(deps),
  createStaffRoute(deps),
  updateStaffRoute(deps),
  resetStaffPasswordRoute(deps),
  removeStaffRoute(deps),
  setStaffStateRoute(deps),
  createRoleRoute(deps),
  updateRoleRoute(deps),
  removeRoleRoute(deps),
  createMenuRoute(deps),
  updateMenuRoute(deps),
  setMenuStateRoute(deps),
  removeMenuRoute(deps),
  checkSessionsRoute(deps),
  ...upstreamRoutes(deps),
  ...viewRoutes(deps),
  ...maintenanceRoutes(deps),
  ...apiKeyRoutes(deps),
  exportBuyersRoute(deps),
  exportErasuresRoute(deps),
  ...sessionRoutes(deps),
  recordAuditRoute(deps),
  listAuditRoute(deps),
  checkAuditRoute(deps),
  countSecurityEventsRoute(deps),
  deleteAccountRoute(deps),
  exportAccountRoute(deps),
  listActivityRoute(deps),
]

/** Buyers, sign-in and addresses; staff, roles and menus. */
export const accountService = defineService({
  name: 'account',
  config: accountConfig,
  shownVariables: accountVariables,
  compose: async (platform) => {
    const deps = await accountDeps(platform)
    return {
      routes: routesOf(deps),
      traceLines: (of) => auditTrace(deps.audit.chain, of),
      resources: [
        staffResourceRoute(deps),
        buyersResourceRoute(deps),
        erasuresResourceRoute(deps),
        rolesResourceRoute(deps),
        menusResourceRoute(deps),
        auditResourceRoute(deps),
        securityEventsResourceRoute(deps),
        apiKeysResourceRoute(deps),
      ],
      projections: [
        addressBook,
        buyersProjection,
        savedViewsProjection,
        apiKeysProjection,
        buyerErasures,
        staffErasures,
      ],
      reactions: [
        eraseStaffWhenStaffRemoved(deps),
        notifyFormerContactWhenBuyerContactChanged(deps),
        notifyBuyerWhenPasswordSet(deps),
        notifyBuyerWhenChangeUndone(deps),
        attachPictureWhenBuyerAvatarSet(deps),
        attachPictureWhenStaffAvatarSet(deps),
        notifyStaffWhenAccessChanged(deps),
        notifyStaffWhenChangeUndone(deps),
        erasePersonWhenBuyerErased(deps),
        revokeApiKeysWhenChangeUndone(deps),
      ],
      retained: [
        sessionsExpiry,
        codesExpiry,
        ticketsExpiry,
        undoLinksExpiry,
        attemptWindowsExpiry,
        attemptPausesExpiry,
        securityEventsExpiry,
        clientInfoExpiry,
        contactChangesSweep,
      ],
      jobs: [reconcileContactClaimsJob(deps.contactClaims)],
      onStart: async () => {
        await deps.audit.checkEnd(platform.log)
        await defineShippedPermissions(deps)
        if (platform.config.STAFF_USERNAME !== undefined) await admitFirstStaff(deps)
        if (platform.config.DEMO_DATA === 'on') {
          await makeDemoAccounts(deps)
          await makeDemoApiKeys(deps)
        }
        if (platform.config.DEMO_ORDERS === 'on') await makeDemoBuyers(deps)
        if (platform.config.PINLINE_MODE === 'production') await endDemoSessions(deps)
        await admitFirstStaff(deps)
      },
      recordAudit: (entries) => deps.audit.record(entries),
      sessionClient: (sessions) => deps.sessions.check(sessions),
      apiKeyClient: (hashes) => deps.apiKeys.check(hashes),
    }
  },
})
