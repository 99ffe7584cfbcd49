import { defineService } from '@pinline/chassis/service'
import { accountParts } from './account-parts.ts'
import { accountConfig } from './config.ts'
import { settleContactClaimsJob } from './jobs/settle-contact-claims.job.ts'
import { erasePersonWhenBuyerErased } from './reactions/erase-person-when-buyer-erased.reaction.ts'
import { forgetStaffWhenStaffRemoved } from './reactions/forget-staff-when-staff-removed.reaction.ts'
import { keepPictureWhenBuyerAvatarSet } from './reactions/keep-picture-when-buyer-avatar-set.reaction.ts'
import { keepPictureWhenStaffAvatarSet } from './reactions/keep-picture-when-staff-avatar-set.reaction.ts'
import { tellBuyerWhenPasswordSet } from './reactions/tell-buyer-when-password-set.reaction.ts'
import { tellFormerContactWhenBuyerContactChanged } from './reactions/tell-former-contact-when-buyer-contact-changed.reaction.ts'
import { tellStaffWhenAccessChanged } from './reactions/tell-staff-when-access-changed.reaction.ts'
import { addressBook } from './read-models/address-book/address-book.projection.ts'
import { addAddressRoute } from './routes/add-address.route.ts'
import { auditResourceRoute } from './routes/audit.resource.ts'
import { menusResourceRoute, rolesResourceRoute, usersResourceRoute } from './routes/authorities.resource.ts'
import { beginSecondFactorRoute } from './routes/begin-second-factor.route.ts'
import { changeAddressRoute } from './routes/change-address.route.ts'
import { changeEmailRoutes } from './routes/change-email.route.ts'
import { changePasswordRoutes } from './routes/change-password.route.ts'
import { changePhoneRoute } from './routes/change-phone.route.ts'
import { changeStaffEmailRoute } from './routes/change-staff-email.route.ts'
import { changeStaffPasswordRoute } from './routes/change-staff-password.route.ts'
import { checkAuditRoute } from './routes/check-audit.route.ts'
import { checkCodeRoute } from './routes/check-code.route.ts'
import { checkSessionsRoute } from './routes/check-sessions.route.ts'
import { confirmSecondFactorRoute } from './routes/confirm-second-factor.route.ts'
import { createMenuRoute } from './routes/create-menu.route.ts'
import { createRoleRoute } from './routes/create-role.route.ts'
import { createUserRoute } from './routes/create-user.route.ts'
import { deleteAccountRoute } from './routes/delete-account.route.ts'
import { endOtherSessionsRoute, endOtherStaffSessionsRoute } from './routes/end-other-sessions.route.ts'
import { endSessionRoute, endStaffSessionRoute } from './routes/end-session.route.ts'
import { exportAccountRoute } from './routes/export-account.route.ts'
import { listActivityRoute } from './routes/list-activity.route.ts'
import { listAddressesRoute } from './routes/list-addresses.route.ts'
import { listAuditRoute } from './routes/list-audit.route.ts'
import { listCountriesRoute } from './routes/list-countries.route.ts'
import { listMenusRoute } from './routes/list-menus.route.ts'
import { listRolesRoute } from './routes/list-roles.route.ts'
import { listSessionsRoute, listStaffSessionsRoute } from './routes/list-sessions.route.ts'
import { listUsersRoute } from './routes/list-users.route.ts'
import { listZonesRoute } from './routes/list-zones.route.ts'
import { logInRoute } from './routes/log-in.route.ts'
import { logInStaffRoute } from './routes/log-in-staff.route.ts'
import { logInWithCodeRoute } from './routes/log-in-with-code.route.ts'
import { logOutRoute } from './routes/log-out.route.ts'
import { logOutStaffRoute } from './routes/log-out-staff.route.ts'
import { readAddressRoute } from './routes/read-address.route.ts'
import { readAddressVersionsRoute } from './routes/read-address-versions.route.ts'
import { readBuyerContactRoute } from './routes/read-buyer-contact.route.ts'
import { readCompanyRoute } from './routes/read-company.route.ts'
import { readMeRoute } from './routes/read-me.route.ts'
import { readRoleRoute } from './routes/read-role.route.ts'
import { readRoleMenusRoute } from './routes/read-role-menus.route.ts'
import { readStaffSelfRoute } from './routes/read-staff-self.route.ts'
import { recordAuditRoute } from './routes/record-audit.route.ts'
import { refreshSessionRoute } from './routes/refresh-session.route.ts'
import { refreshStaffSessionRoute } from './routes/refresh-staff-session.route.ts'
import { registerBuyerRoute } from './routes/register-buyer.route.ts'
import { removeAddressRoute } from './routes/remove-address.route.ts'
import { removeCompanyRoute } from './routes/remove-company.route.ts'
import { removeMenuRoute } from './routes/remove-menu.route.ts'
import { removeRoleRoute } from './routes/remove-role.route.ts'
import { removeSecondFactorRoute } from './routes/remove-second-factor.route.ts'
import { removeUserRoute } from './routes/remove-user.route.ts'
import { resetPasswordRoute } from './routes/reset-password.route.ts'
import { resetUserPasswordRoute } from './routes/reset-user-password.route.ts'
import { saveStaffSelfRoute } from './routes/save-staff-self.route.ts'
import { sendStaffCodeRoute } from './routes/send-staff-code.route.ts'
import { sendVerificationCodeRoute } from './routes/send-verification-code.route.ts'
import { setDefaultAddressRoute } from './routes/set-default-address.route.ts'
import { setMenuStateRoute } from './routes/set-menu-state.route.ts'
import { setUserInfoRoute } from './routes/set-user-info.route.ts'
import { setUserStateRoute } from './routes/set-user-state.route.ts'
import { storeCompanyRoute } from './routes/store-company.route.ts'
import { updateMenuRoute } from './routes/update-menu.route.ts'
import { updateRoleRoute } from './routes/update-role.route.ts'
import { updateUserRoute } from './routes/update-user.route.ts'
import { admitFirstStaff } from './seed/admit-first-staff.ts'
import { defineShippedAuthorities } from './seed/define-shipped-authorities.ts'
import { makeDemoAccounts } from './seed/make-demo-accounts.ts'

/** Buyers, their ways in and their addresses; staff, roles and menus. */
export const accountService = defineService({
  name: 'account',
  config: accountConfig,
  compose: async (platform) => {
    const parts = await accountParts(platform)
    return {
      routes: [
        sendVerificationCodeRoute(parts),
        registerBuyerRoute(parts),
        logInRoute(parts),
        logInWithCodeRoute(parts),
        resetPasswordRoute(parts),
        refreshSessionRoute(parts),
        logOutRoute(parts),
        readMeRoute(parts),
        listCountriesRoute(),
        listZonesRoute(),
        listAddressesRoute(parts),
        addAddressRoute(parts),
        changeAddressRoute(parts),
        removeAddressRoute(parts),
        setDefaultAddressRoute(parts),
        changePhoneRoute(parts),
        ...changeEmailRoutes(parts),
        ...changePasswordRoutes(parts),
        checkCodeRoute(parts),
        setUserInfoRoute(parts),
        readCompanyRoute(parts),
        storeCompanyRoute(parts),
        removeCompanyRoute(parts),
        logInStaffRoute(parts),
        refreshStaffSessionRoute(parts),
        logOutStaffRoute(parts),
        readStaffSelfRoute(parts),
        saveStaffSelfRoute(parts),
        changeStaffPasswordRoute(parts),
        sendStaffCodeRoute(parts),
        changeStaffEmailRoute(parts),
        beginSecondFactorRoute(parts),
        confirmSecondFactorRoute(parts),
        removeSecondFactorRoute(parts),
        readRoleMenusRoute(parts),
        readRoleRoute(parts),
        listUsersRoute(parts),
        listRolesRoute(parts),
        listMenusRoute(parts),
        createUserRoute(parts),
        updateUserRoute(parts),
        resetUserPasswordRoute(parts),
        removeUserRoute(parts),
        setUserStateRoute(parts),
        createRoleRoute(parts),
        updateRoleRoute(parts),
        removeRoleRoute(parts),
        createMenuRoute(parts),
        updateMenuRoute(parts),
        setMenuStateRoute(parts),
        removeMenuRoute(parts),
        checkSessionsRoute(parts),
        readAddressRoute(parts),
        readAddressVersionsRoute(parts),
        readBuyerContactRoute(parts),
        recordAuditRoute(parts),
        listAuditRoute(parts),
        checkAuditRoute(parts),
        listSessionsRoute(parts),
        listStaffSessionsRoute(parts),
        endSessionRoute(parts),
        endStaffSessionRoute(parts),
        endOtherSessionsRoute(parts),
        endOtherStaffSessionsRoute(parts),
        deleteAccountRoute(parts),
        exportAccountRoute(parts),
        listActivityRoute(parts),
      ],
      resources: [
        usersResourceRoute(parts),
        rolesResourceRoute(parts),
        menusResourceRoute(parts),
        auditResourceRoute(parts),
      ],
      projections: [addressBook],
      reactions: [
        forgetStaffWhenStaffRemoved(parts),
        tellFormerContactWhenBuyerContactChanged(parts),
        tellBuyerWhenPasswordSet(parts),
        keepPictureWhenBuyerAvatarSet(parts),
        keepPictureWhenStaffAvatarSet(parts),
        tellStaffWhenAccessChanged(parts),
        erasePersonWhenBuyerErased(parts),
      ],
      jobs: [settleContactClaimsJob(parts.contactClaims)],
      onStart: async () => {
        await defineShippedAuthorities(parts)
        if (platform.config.STAFF_USERNAME !== undefined) await admitFirstStaff(parts)
        if (platform.config.DEMO_DATA === 'on') await makeDemoAccounts(parts)
        await admitFirstStaff(parts)
      },
      recordAudit: (entries) => parts.audit.record(entries),
      askSessions: (sessions) => parts.sessions.check(sessions),
    }
  },
})
