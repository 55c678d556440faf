"""People choose how they are drawn."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("people", sa.Column("figure", sa.String(30), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("people", "figure")
