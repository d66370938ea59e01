export { Inbox } from '#inbox/Inbox.tsx';
