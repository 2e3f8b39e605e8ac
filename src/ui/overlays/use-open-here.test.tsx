import { fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, Link, useLocation, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { useOpenHere } from './use-open-here.ts';

function Frame() {
  const { isOpen, open, close } = useOpenHere();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{`${pathname}: ${isOpen ? 'open' : 'closed'}`}</output>
      <button type="button" onClick={open}>
        Open
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <Link to="/velas">Velas</Link>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByText(name));
const state = () => screen.getByRole('status').textContent;

it('is closed by a navigation and stays closed when the visitor goes back', async () => {
  const Page = createRoutesStub([{ path: '*', Component: Frame }]);
  render(<Page initialEntries={['/oleos']} />);
  press('Open');
  expect(state()).toBe('/oleos: open');
  press('Velas');
  expect(await screen.findByText('/velas: closed')).toBeTruthy();
  press('Back');
  expect(await screen.findByText('/oleos: closed')).toBeTruthy();
  press('Open');
  press('Close');
  expect(state()).toBe('/oleos: closed');
});
