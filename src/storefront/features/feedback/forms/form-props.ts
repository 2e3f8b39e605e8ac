import type { AboutFields } from '../messages/message-kinds.ts';

/** Of every form that the door can show again. */
export interface FormProps {
  about?: AboutFields;
}
