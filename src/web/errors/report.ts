import { createContext } from 'react-router';

/** Takes errors that are not the visitor's doing; `message` says where. The app sets its log. */
export const reportContext = createContext<(error: unknown, message: string) => void>(() => undefined);
