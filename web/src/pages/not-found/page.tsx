export { NotFoundPage as Component } from '../../app/layout/NotFoundPage.tsx'
