export { NotFoundPage as Component } from '../../app/layout/messages/NotFoundPage.tsx'
